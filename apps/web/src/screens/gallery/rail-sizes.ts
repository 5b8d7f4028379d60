/** Cards a section asks for, and the number above which it offers View All. */
export const SECTION_SIZE = 12;
export const VIEW_ALL_ABOVE = 6;
/** Sections of placeholders shown while the gallery loads. */
export const SKELETON_SECTIONS = 3;
/** A section's arrows step this many cards of this width. */
export const SCROLL_STEP_CARDS = 3;
export const CARD_STEP_PX = 280;
