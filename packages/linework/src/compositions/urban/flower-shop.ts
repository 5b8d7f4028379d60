import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { HOUSEPLANTS } from '../../motifs/nature/houseplants.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { pavement, shopAwning, shopDoor, shopWall } from '../../motifs/shops/front.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

const BUNCHES: readonly FlowerName[] = ['daisy', 'cosmos', 'poppy', 'lily'];

/** A tin bucket full of flowers of one kind. */
function bucket(sheet: Sheet, brief: Brief, kind: number, role: Role): void {
  const { level, random } = brief;
  const spots = byLevel(
    brief,
    [[0, -118, 0.56]],
    [[0, -122, 0.56]],
    [
      [-38, -112, 0.4],
      [38, -112, 0.4],
      [0, -152, 0.4],
    ],
  );
  for (const [x, y] of spots)
    for (const lean of [-0.6, 0.6])
      sheet.shape(
        drawn('0,0! 16,-26 12,-56 0,-72! -12,-56 -16,-26', {
          x: x! * 0.9,
          y: y! + 36,
          angle: lean + x! / 90,
        }),
        'line',
        'leaf',
      );
  for (const [i, [x, y, scale]] of spots.entries())
    FLOWERS[BUNCHES[kind % BUNCHES.length]!](sheet.at({ x: x!, y: y!, scale: scale! }), {
      random: random.fork(`${kind}/${i}`),
      level: 0,
      petals: role,
      heart: 'sun',
    });
  sheet.shape(mirrored('0,-92! 62,-92! 46,0! 0,0!'), 'bold', 'stone');
  if (level > 0) sheet.line(traced('-56,-58 0,-52 56,-58'), 'line', 0);
  sheet.shape(ellipse(0, -92, 62, 10), 'line', 'stone');
}

/** A florist’s front between two windows of plants, with buckets of flowers before it. */
export const flowerShop: Composition = edged({
  name: 'flower-shop',
  category: 'urban',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('shop');
    shopWall(sheet, [-20, -20, 1040, 860], 0, 'soft');
    const boards = byLevel(brief, 0, 4, 16);
    for (let i = 0; i < boards; i++)
      sheet.shape(
        rectangle(-20, 40 + (i * 220) / boards, 1040, 220 / boards),
        'fine',
        i % 2 === 0 ? 'soft' : 'cream',
      );
    sheet.shape(rectangle(120, 60, 760, 120, 14), 'bold', 'leaf');
    for (const [i, x] of byLevel(brief, [500], [500], [260, 380, 500, 620, 740]).entries())
      FLOWERS.daisy(sheet.at({ x, y: 120, scale: byLevel(brief, 0.5, 0.44, 0.42) }), {
        random,
        level: 0,
        petals: LEADS[i % 4]!,
        heart: 'sun',
      });
    for (const flip of [false, true]) {
      const side = flip ? sheet.at({ x: 1000, flip }) : sheet;
      const glass = clockwise(rectangle(70, 270, 270, 430, 8));
      side.shape(glass, 'bold', 'sky');
      const inside = side.inside([glass]);
      for (const [row, y] of byLevel(brief, [690], [470, 690], [470, 690]).entries()) {
        for (const [i, x] of byLevel(brief, [205], [205], [130, 205, 280]).entries())
          HOUSEPLANTS[(['snake', 'monstera', 'cactus'] as const)[(i + row + (flip ? 1 : 0)) % 3]!](
            inside.at({ x, y, scale: byLevel(brief, 0.9, 0.56, 0.44) }),
            { level: level === 2 ? 1 : 0, random, role: LEADS[(i + row) % 4]!, pattern: 'diamonds' },
          );
        inside.shape(rectangle(60, y, 300, 14), 'line', 'wood');
      }
      side.rim(glass, 'bold');
      side.shape(rectangle(56, 698, 298, 24, 5), 'line', 'wood');
    }
    shopDoor(sheet.at({ x: 500, y: 850 }), 220, 540, 'a', level);
    sheet.shape(ellipse(500, 470, 68), 'line', 'leaf');
    const blooms = byLevel(brief, 4, 5, 8);
    for (let i = 0; i < blooms; i++)
      FLOWERS.cosmos(
        sheet.at({
          x: 500 + 56 * Math.cos(i * ((Math.PI * 2) / blooms)),
          y: 470 + 56 * Math.sin(i * ((Math.PI * 2) / blooms)),
          scale: byLevel(brief, 0.36, 0.32, 0.24),
        }),
        { random, level: 0, petals: LEADS[i % 4]!, heart: 'sun' },
      );
    shopAwning(sheet.at({ x: 60, y: 190 }), {
      width: 880,
      height: 96,
      strips: byLevel(brief, 5, 9, 17),
      flare: 22,
      roles: ['b', 'paper'],
    });
    pavement(brief.sheet.layer('pavement'), 1000, 850, 1000, level);
    const row = byLevel(brief, [880], [130, 870], [94, 210, 326, 674, 790, 906]);
    for (const [i, x] of row.entries())
      bucket(
        sheet.at({ x, y: 880 + (i % 2) * 44, scale: byLevel(brief, 1.3, 1.3, 0.96) }),
        brief,
        i + random.int(0, 3),
        LEADS[i % 4]!,
      );
    if (level > 0) sittingCat(sheet.at({ x: 500, y: 936, scale: 1.06 }), level);
    return {
      ...random.pick([
        {
          title: 'Flowers by the Bunch',
          description: 'Buckets of flowers stand on both sides of the door. The cat decides who may go in.',
        },
        {
          title: 'The Flower Shop Opens',
          description:
            'The awning is down, the buckets are full and a wreath hangs on the door. It will be a colorful day.',
        },
        {
          title: 'Roses Are Not the Only Ones',
          description: 'Bunch beside bunch waits in front of the shop. Make every bucket a bunch of its own.',
        },
        {
          title: 'A Wreath on the Green Door',
          description: 'The florist tied it this morning from what was left over. Now everybody wants one.',
        },
      ]),
      tags: [
        'flower shop',
        'flowers',
        'shop',
        'street',
        'florist',
        ...(level > 0 ? ['cat'] : []),
        ...(level === 2 ? ['expert'] : []),
      ],
    };
  },
});
