/** Page sizes of the lists when the caller names none, and the largest one a caller may ask for. */
export const DEFAULT_PAGE_SIZE = 50;
/** Activities that the gallery and a stream begin with: the server writes them into the screen's page. */
export const GALLERY_PAGE_SIZE = 50;
export const STREAM_PAGE_SIZE = 20;
export const ACCOUNT_PAGE_SIZE = 10;
export const VERSION_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 200;
/** The furthest page a list answers; beyond it a caller gets a 400. */
export const MAX_PAGE = 100_000;
/** Characters of search text the server accepts. */
export const MAX_SEARCH_LENGTH = 200;

/** Thumbnail size in pixels. */
export const THUMBNAIL_WIDTH = 400;
export const THUMBNAIL_HEIGHT = 300;

/** Largest body of a drawing save, in bytes; picture and journal travel as base64 inside it. */
export const MAX_SAVE_BYTES = 24 * 1024 * 1024;
/** Largest body of any other call, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Largest picture the image gate decodes, in pixels. */
export const MAX_PICTURE_PIXELS = 4096 * 4096;

/** Until an identity call is given up. */
export const IDENTITY_TIMEOUT_MS = 30_000;
/** How long an access token lives. */
export const TOKEN_LIFETIME_S = 15 * 60;
