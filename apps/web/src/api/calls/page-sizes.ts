/** Activities a page of the gallery asks for, and a page of a stream. */
export const GALLERY_PAGE_SIZE = 50;
export const STREAM_PAGE_SIZE = 20;
