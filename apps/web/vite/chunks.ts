/*
 * Chunks that are put together by hand: many little ones compress worse than one, and code that every screen of a kind
 * begins with should come in one file. A module that is named here and not there any more is simply passed over.
 *
 * Chunks import each other in one direction only: browsing, then requests, then shell. In a circle one of
 * them would begin before what it calls at once is there.
 */

interface Chunk {
  readonly name: string;
  /** Whole packages, or parts of them, under node_modules. */
  readonly packages: readonly string[];
  /** Modules of those packages that only what is opened later needs, without their endings. */
  readonly later?: readonly string[];
  /** Modules of this app, from `src` on, without their endings. */
  readonly modules: readonly string[];
  /** Modules of the contracts. */
  readonly contracts?: readonly string[];
}

function icons(...names: readonly string[]): string[] {
  return names.map((name) => `lucide-react/dist/esm/icons/${name}.`);
}

function under(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** What draws every screen: in one file it compresses best. */
const FRAMEWORK: Chunk = {
  name: 'framework',
  packages: ['react/', 'react-dom/', 'react-router/', 'scheduler/'],
  modules: [],
};

/** What every screen begins with, the landing page too. */
const SHELL: Chunk = {
  name: 'shell',
  packages: [
    ...under('zustand/esm', 'index.', 'vanilla.', 'react.'),
    ...under('lucide-react/dist/esm', 'shared/', 'createLucideIcon.', 'Icon.', 'context.'),
    ...icons('brush', 'crown', 'house', 'loader-circle', 'menu', 'sparkle', 'user', 'x'),
  ],
  modules: [
    'api/client/configuration',
    'api/session/sign-in-hint',
    ...under(
      'shared/navigation',
      'bar',
      'bar-links',
      'later-menu',
      'login-links',
      'screen-title',
      'sign-in-path',
    ),
    ...under('shared/navigation', 'tabs', 'tabs-frame'),
    'shared/navigation/configured-link',
    'shared/subscription/selling',
    'shared/trouble/lazy-extra',
    ...under('ui', 'blank-sheet', 'button', 'button-look', 'class-names', 'icon-button', 'logo', 'sheet'),
    ...under('ui', 'use-later'),
  ],
  contracts: ['configuration-element', 'limits', 'titles'],
};

/** What every screen with cards has in common. */
const BROWSING: Chunk = {
  name: 'browsing',
  packages: [
    'zustand/esm/middleware.',
    ...icons('arrow-up', 'chevron-left', 'chevron-right', 'heart', 'search'),
    ...icons('sliders-horizontal'),
  ],
  modules: [
    ...under('shared/cards', 'activity-card', 'card-overlay', 'card-sources', 'sorts', 'span'),
    'device/kept-store',
    ...under('device/drafts', 'changes', 'deletions'),
    'shared/drafts/use-drafts',
    ...under('device/favorites', 'favorites', 'shelf'),
    ...under('shared/navigation', 'back-to-top', 'top-bar'),
    ...under('shared/subscription', 'access', 'lock-flap', 'plan'),
    ...under('shared/trouble', 'api-trouble', 'recover'),
    ...under(
      'ui',
      'badge',
      'difficulty',
      'format',
      'heart-toggle',
      'progress-bar',
      'search-field',
      'skeleton',
      'toast',
    ),
    ...under('ui', 'search-words', 'use-online', 'use-search-text'),
  ],
  contracts: ['access', 'card-pictures', 'hashtag'],
};

/** What every asking screen needs of the request client. */
const REQUESTS: Chunk = {
  name: 'requests',
  packages: ['ky/', 'p-queue/', 'cockatiel/', 'zod/', '@tanstack/'],
  later: ['/mutationObserver', '/useMutation', '/queriesObserver', '/useQueries'],
  modules: [
    ...under('api/calls', 'daily-key', 'get-activity', 'list-activities', 'list-categories', 'list-featured'),
    'api/calls/made-id',
    'api/calls/offered-key',
    ...under(
      'api/client',
      'client',
      'connection',
      'data-source',
      'emergency',
      'first-answers',
      'own-headers',
    ),
    ...under(
      'api/client',
      'performance-report',
      'performance-watch',
      'request-error',
      'runtime-configuration',
    ),
    ...under('api/client', 'performance-limits', 'request-settings', 'runtime-presets', 'try-again'),
    'api/client/own-server',
    'api/client/whole-addresses',
    ...under('api/session', 'guest-key', 'identity-timeout', 'kept-profile', 'load-profile', 'session'),
    ...under('api/session', 'session-carrier', 'token-cache', 'token-timing', 'token-watch'),
    ...under(
      'api/client/pipeline',
      'breakers',
      'endpoint-window',
      'exchange',
      'pipeline',
      'request-queue',
      'retries',
    ),
    ...under('api/client/pipeline', 'sharing'),
  ],
  contracts: ['activities', 'answers', 'categories', 'errors', 'first-answers', 'people', 'shell-element'],
};

/** Icons of what is opened later; each in a file of its own, the list of files would weigh more than they do. */
const LATER_ICONS: Chunk = {
  name: 'later-icons',
  packages: [
    ...icons('arrow-left', 'arrow-right', 'bookmark', 'eye-off', 'file-plus-corner', 'log-out', 'mail'),
    ...icons('pencil', 'printer', 'trash', 'trash-2'),
  ],
  modules: [],
};

function test({ packages, later = [], modules, contracts = [] }: Chunk): (id: string) => boolean {
  const starts = packages.map((name) => `/node_modules/${name}`);
  const files = new Set([
    ...modules.map((name) => `/apps/web/src/${name}`),
    ...contracts.map((name) => `/packages/contracts/src/${name}`),
  ]);
  const isOwn = (path: string) => [...files].some((file) => path.endsWith(file));
  const isLater = (path: string) => later.some((name) => path.endsWith(name));
  return (id) => {
    const path = id.replace(/\.(tsx?|m?js)$/, '');
    return (starts.some((start) => id.includes(start)) && !isLater(path)) || isOwn(path);
  };
}

/** The chunks as the bundler wants them. */
export const chunks = [FRAMEWORK, REQUESTS, SHELL, BROWSING, LATER_ICONS].map((chunk) => ({
  name: chunk.name,
  test: test(chunk),
}));
