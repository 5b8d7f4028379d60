/** Where the system puts files that a person shares into the installed app; the manifest names it. */
export const SHARE_PATH = '/shared-drawings';
/** The cache in which the service worker leaves them for the app. */
export const SHARED_CACHE = 'shared-drawings';
