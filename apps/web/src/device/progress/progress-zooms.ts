/** Zoom actions that count as full progress. */
export const PROGRESS_ZOOMS = 50;
