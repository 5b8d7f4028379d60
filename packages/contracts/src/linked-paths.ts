/** How addresses begin that open in the native shell where it is installed: links to pages and to streams. */
export const LINKED_PATHS = ['/activity/', '/gallery/'] as const;
