import { SHARE_PATH, SHARED_CACHE } from '../src/device/install/share-target.ts';

/** Where the app takes them up. */
const SHARED_SCREEN = '/account?tab=coloring';

/** What a person shares into the installed app: left for the app, which is opened where it takes it up. */
export async function takeShared(request: Request): Promise<Response> {
  try {
    const files = (await request.formData()).getAll('drawings').filter((part) => part instanceof File);
    if (files.length === 0) throw new TypeError('nothing was shared');
    const cache = await caches.open(SHARED_CACHE);
    await Promise.all(files.map((file, at) => cache.put(`${SHARE_PATH}/${at}`, new Response(file))));
    return redirectTo(SHARED_SCREEN);
  } catch (error) {
    console.info('what was shared could not be left for the app', error);
    return redirectTo(`${SHARED_SCREEN}&shared=lost`);
  }
}

/** To a screen, which is asked for without the form. */
function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}
