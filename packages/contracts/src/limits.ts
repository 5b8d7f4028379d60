/** Page sizes of the lists, and the largest one a caller may ask for. */
export const GALLERY_PAGE_SIZE = 50;
export const STREAM_PAGE_SIZE = 20;
export const ACCOUNT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 200;
/** The furthest page a list answers; beyond it a caller gets a 400. */
export const MAX_PAGE = 100_000;

/** Gallery sections: cards a section asks for, and the number above which it offers View All. */
export const SECTION_SIZE = 12;
export const VIEW_ALL_ABOVE = 6;
/** Skeletons shown while the gallery loads. */
export const SKELETON_SECTIONS = 3;
export const SKELETON_CARDS = 6;
/** A section's arrows step this many cards of this many CSS pixels. */
export const SCROLL_STEP_CARDS = 3;
export const CARD_STEP = 280;

/** Milliseconds of quiet before search text is sent. */
export const SEARCH_DEBOUNCE = 300;
/** Characters of search text the server accepts. */
export const MAX_SEARCH_LENGTH = 200;

/** Thumbnail size in pixels. */
export const THUMBNAIL_WIDTH = 400;
export const THUMBNAIL_HEIGHT = 300;

/** Characters of a description shown before Read More, and related activities shown. */
export const DESCRIPTION_CUT = 150;
export const RELATED_COUNT = 3;

/** The detail viewer's zoom: largest factor and the factor of one step. */
export const VIEWER_ZOOM_MAX = 3;
export const ZOOM_STEP = 1.2;
/** Zoom actions that count as full progress. */
export const PROGRESS_ZOOMS = 50;

/** Minutes of the session that Color starts. */
export const SESSION_MINUTES = 15;

/** Largest body of a drawing save, in bytes; picture and journal travel as base64 inside it. */
export const MAX_SAVE_BYTES = 24 * 1024 * 1024;
/** Largest body of any other call, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Largest picture the image gate decodes, in pixels. */
export const MAX_PICTURE_PIXELS = 4096 * 4096;

/** Milliseconds until a call is given up; identity calls have limits of their own. */
export const REQUEST_TIMEOUT = 15_000;
export const IDENTITY_TIMEOUT = 30_000;
export const IDENTITY_TIMEOUT_MOBILE = 60_000;

/** Seconds an access token lives, and the remainder below which it is refreshed. */
export const TOKEN_LIFETIME = 15 * 60;
export const TOKEN_REFRESH_BELOW = 5 * 60;

/** What the app keeps for times without a network: at most so many bytes, for so many milliseconds. */
export const OFFLINE_BYTES = 50_000_000;
export const OFFLINE_LASTS = 24 * 60 * 60 * 1000;

/** CSS pixel widths below which the layout is a phone's or a tablet's. */
export const MOBILE_BELOW = 768;
export const TABLET_BELOW = 1024;
