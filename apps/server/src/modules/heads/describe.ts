import type { Described, Describing } from './describing.ts';
import { isFixed } from './fixed.ts';
import { html } from './markup.ts';
import { describeActivity } from './screens/activity.ts';
import { describeFeatured, describeGallery, describeStream, describeStreams } from './screens/lists.ts';
import { describeLanding, describeNothing, describeWords } from './screens/words.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

async function describeFixed(describing: Describing, path: string): Promise<Described | undefined> {
  if (path === '/') return describeLanding(describing);
  if (path === '/gallery') return describeGallery(describing);
  if (path === '/streams') return describeStreams(describing);
  if (path === '/featured') return describeFeatured(describing);
  return isFixed(path) ? describeWords(describing, path) : undefined;
}

async function describeNamed(describing: Describing, path: string): Promise<Described | undefined> {
  const [, screen, name = ''] = /^\/(activity|gallery)\/([^/]+)$/.exec(path) ?? [];
  if (screen === 'activity') return describeActivity(describing, decoded(name));
  return screen === 'gallery' ? describeStream(describing, decoded(name)) : undefined;
}

/** What the server writes of the screen at a path without a slash at its end. */
export async function describePage(describing: Describing, path: string): Promise<Described> {
  // Like no page at all, for everybody; the app asks who is there before it shows an operator anything.
  if (path === '/admin') return { ...describeNothing(describing), screen: html`` };
  const found = (await describeFixed(describing, path)) ?? (await describeNamed(describing, path));
  return found ?? describeNothing(describing);
}
