/** The cache of the pages that a person keeps; the service worker answers from it. */
export const KEPT_CACHE = 'kept';
