import type { WorkboxPlugin } from 'workbox-core';

/** How long after a reload everything kept is looked at before it is given. */
const DOUBT_MS = 10 * 60_000;
const PICTURE = /\/images\/[a-z]+\/([0-9a-f]{64})\.[a-z]+$/;

let doubtedAt = -Infinity;

/** Somebody loads the page once more, perhaps because it did not work: what is kept may be spoiled. */
export function doubtWhatIsKept(): void {
  doubtedAt = Date.now();
}

function hexOf(integrity: string): string {
  return Array.from(atob(integrity.replace('sha256-', '')), (letter) =>
    letter.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
}

async function hashOf(answer: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Passes over kept files whose content is not what it has to be, so that the network is asked instead. It looks only
 * after a reload: at any other time nobody has a reason to wait for it. Files of the build are known by what the build
 * wrote down of them, pictures by their address.
 */
export function passOverSpoiled(
  build: readonly { readonly url: string; readonly integrity: string }[] = [],
): WorkboxPlugin {
  const hashes = new Map(build.map(({ url, integrity }) => [url, hexOf(integrity)]));
  return {
    async cachedResponseWillBeUsed({ request, cachedResponse }) {
      if (!cachedResponse || Date.now() - doubtedAt > DOUBT_MS) return cachedResponse;
      const { pathname } = new URL(request.url);
      const hash = hashes.get(pathname) ?? PICTURE.exec(pathname)?.[1];
      return hash === undefined || hash === (await hashOf(cachedResponse)) ? cachedResponse : null;
    },
  };
}
