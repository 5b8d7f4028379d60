import sharp from 'sharp';
import { findFocus, makeThumbnail } from '../images/images.ts';

/** Cuts a card out of a page: what is shown is its lines or its color, where it is cut its lines say. */
export async function cutCard(lines: Uint8Array, shown: Uint8Array, across: number): Promise<Buffer> {
  const focus = await findFocus(sharp(lines), await sharp(lines).metadata());
  const { width, height } = await sharp(shown).metadata();
  return makeThumbnail(sharp(shown), { width, height, focus, across });
}
