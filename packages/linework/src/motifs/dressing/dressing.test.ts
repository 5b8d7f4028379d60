import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { hand } from '../../hand.ts';
import { Random } from '../../random.ts';
import { labelAreas } from '../../regions/label.ts';
import { Sheet } from '../../sheet.ts';
import { printMarks } from '../../svg.ts';
import { SCENE_PENS } from '../scenery.ts';
import { dressBark } from './bark.ts';
import { dressBoards } from './boards.ts';
import { dressCloth } from './cloth.ts';
import { dressCoat } from './coat.ts';
import { dressFoliage } from './foliage.ts';
import { dressForestFloor } from './forest-floor.ts';
import type { Dress } from './laying.ts';
import { dressMeadow } from './meadow.ts';
import { dressPaving } from './paving.ts';
import { dressRock } from './rock.ts';
import { dressRoof } from './roof.ts';
import { dressSand, dressSnow } from './shore.ts';
import { dressSky } from './sky.ts';
import { dressWall } from './wall.ts';
import { dressWater } from './water.ts';

const DRESSERS = {
  bark: dressBark,
  boards: dressBoards,
  cloth: dressCloth,
  coat: dressCoat,
  foliage: dressFoliage,
  forest: dressForestFloor,
  meadow: dressMeadow,
  paving: dressPaving,
  rock: dressRock,
  roof: dressRoof,
  sand: dressSand,
  sky: dressSky,
  snow: dressSnow,
  wall: dressWall,
  water: dressWater,
} as Readonly<Record<string, Dress<string>>>;

/** Kinds that are bands across the zone with little before them: few areas, none of them large. */
const BANDED = new Set(['streaks', 'currents', 'reflections']);

const SIDE = 500;
/** Two hundredths of a page of a thousand units by a thousand, in cells of the raster below. */
const MOST_CELLS = 20_000;
const zone = [clockwise(ellipse(250, 250, 235))];

function dressed(dress: Dress<string>, kind: string): Sheet {
  const sheet = Sheet.blank(SCENE_PENS.hard);
  dress(sheet, new Random('a zone'), { zone, kind, rim: 'bold' });
  return sheet;
}

async function areasOf(sheet: Sheet): Promise<number[]> {
  const { svg } = printMarks(sheet.marks, { hand: hand(new Random('hand'), 0), unit: 10 }, SIDE, SIDE);
  const luma = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  const { sizes, edges } = labelAreas(new Uint8Array(luma), SIDE, SIDE);
  return sizes.filter((size, label) => label > 0 && !edges[label] && size > 30);
}

const all = Object.entries(DRESSERS).flatMap(([name, dress]) =>
  dress.kinds.map((kind) => [name, kind, dress] as const),
);

describe('what breaks up a large area (PAGES-1)', () => {
  it.each(all)('%s, %s: cells that color well and end at the outline', async (_name, kind, dress) => {
    const sheet = dressed(dress, kind);
    for (const mark of sheet.marks) {
      const [left, top, right, bottom] = bounds(mark.kind === 'line' ? [mark.path] : mark.shape);
      expect(Math.min(left, top)).toBeGreaterThan(14);
      expect(Math.max(right, bottom)).toBeLessThan(486);
    }
    const areas = await areasOf(sheet);
    expect(Math.max(...areas)).toBeLessThan(MOST_CELLS);
    expect(areas.length).toBeGreaterThan(BANDED.has(kind) ? 14 : 24);
    areas.sort((a, b) => a - b);
    expect(areas[areas.length >> 1]).toBeGreaterThan(400);
  });

  it('leaves the random numbers of its page as they were', () => {
    const [with_, without] = [new Random('page'), new Random('page')];
    dressSky(Sheet.blank(SCENE_PENS.hard), with_, { zone });
    expect(with_.next()).toBe(without.next());
  });
});
