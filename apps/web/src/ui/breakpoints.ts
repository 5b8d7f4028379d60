/** Widths below which the layout is a phone's or a tablet's; CSS pixels. */
export const MOBILE_BELOW_PX = 768;
export const TABLET_BELOW_PX = 1024;
