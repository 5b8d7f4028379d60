/** The viewer's largest zoom, and the factor of one step. */
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 1.2;
