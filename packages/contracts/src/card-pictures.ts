/**
 * Thumbnails at the sizes of large cards and fine screens. They stand without schemas: the first screen waits for none.
 */

/** A card shows the lines, and the color alone over them. */
export type CardForm = 'lines' | 'color';

/** Pixels across in which a thumbnail can be had beside its own. */
export const CARD_WIDTHS = [800, 1200] as const;
const THUMBNAIL_WIDTH = 400;

/** How wide cards stand on the screen: in rows and grids, and in grids of few. */
export const CARD_SIZES = {
  small: '(width >= 768px) 300px, 47vw',
  large: '(width >= 768px) min(31vw, 450px), 47vw',
} as const;
export type CardSizes = keyof typeof CARD_SIZES;

/** The address of a thumbnail at another size. */
export function cardPicture(template: string, form: CardForm, width: number): string {
  return template.replace('{form}', form).replace('{width}', String(width));
}

/** The `srcset` of a thumbnail with all of its sizes; undefined where it has but one. */
export function cardSources(
  thumbnail: string,
  template: string | undefined,
  form: CardForm,
): string | undefined {
  if (template === undefined) return undefined;
  const larger = CARD_WIDTHS.map((width) => `${cardPicture(template, form, width)} ${width}w`);
  return [`${thumbnail} ${THUMBNAIL_WIDTH}w`, ...larger].join(', ');
}
