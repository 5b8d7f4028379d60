/** The screen's column: viewer, side card and related activities; beside each other on a wide screen. */
export const DETAIL_GRID =
  'column grid grid-cols-[minmax(0,1fr)] gap-4.5 pt-3.5 pb-28 [--desk-height:84svh] tablet:gap-7 tablet:pt-6 tablet:pb-16 tablet:[--desk-height:760px] desktop:grid-cols-[minmax(0,1fr)_minmax(320px,392px)] desktop:[--desk-height:clamp(440px,100svh-184px,716px)]';

/** The viewer: strip and zoom under the sheet; on a wide screen the strip on its left, zoom on the desk. */
export const VIEWER_GRID =
  'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-4.5 desktop:grid-cols-[auto_minmax(0,1fr)] desktop:gap-x-0';
