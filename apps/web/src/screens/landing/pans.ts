/** A color a visitor can try. */
export interface Pan {
  readonly name: string;
  /** #RRGGBB. */
  readonly hex: string;
}

/** The eight paints of the shell, with the values that its tokens have in both themes. */
export const PANS: readonly [Pan, ...Pan[]] = [
  { name: 'Coral', hex: '#F0806B' },
  { name: 'Marigold', hex: '#F6B84A' },
  { name: 'Sage', hex: '#9CBF86' },
  { name: 'Teal', hex: '#4FA69E' },
  { name: 'Sky', hex: '#9CCBE6' },
  { name: 'Violet', hex: '#7C5BD0' },
  { name: 'Rose', hex: '#F2A3B3' },
  { name: 'Plum', hex: '#9A5490' },
];
