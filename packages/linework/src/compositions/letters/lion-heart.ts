import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { resample } from '../../geometry/path.ts';
import { type Shape } from '../../geometry/point.ts';
import { nearCat } from '../../motifs/animals/beasts/cat.ts';
import { proudLion } from '../../motifs/animals/beasts/lion.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { blocks, printed, setBetween } from './printed.ts';

const TALL = [800, 1000] as const;

/** A tall mirror on feet, its foot on the frame's origin; shows what is drawn inside it. */
function mirror(scene: Scene, sheet: Sheet, isOval: boolean, draw: (inside: Scene) => void): void {
  const outline = (by: number): Shape => [
    clockwise(
      isOval
        ? ellipse(0, -330, 206 + by, 286 + by)
        : drawn(
            `${-190 - by},${-50 + by}! ${-190 - by},-420 ${-120 - by * 0.8},${-570 - by * 0.7} 0,${-620 - by} ${120 + by * 0.8},${-570 - by * 0.7} ${190 + by},-420 ${190 + by},${-50 + by}!`,
          ),
    ),
  ];
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('60,-70! 120,-40 190,-6 210,14! 150,20 90,-6 40,-20!'), 'bold', 'wood');
  sheet.shape(outline(40), 'bold', 'sun');
  sheet.shape(outline(0), 'bold', 'sky');
  draw({ ...scene, sheet: sheet.inside(outline(0)) });
  sheet.rim(outline(0), 'bold');
  const ring = resample([...outline(20)[0]!, outline(20)[0]![0]!], 4);
  const count = byGrade(scene, 8, 16, 26);
  for (let i = 0; i < count; i++) {
    const [x, y] = ring[Math.floor((i / count) * ring.length)]!;
    sheet.shape(ellipse(x, y, i % 2 === 0 ? 13 : 9), 'line', i % 2 === 0 ? 'a' : 'b');
  }
}

/** A small cat before a mirror that shows a lion. */
export const lionHeart: Composition = printed({
  name: 'greeting-believe',
  size: TALL,
  ground: 880,
  backdrop: 'cream',
  draw(scene) {
    const { sheet, level, random } = scene;
    const isOval = random.chance(0.5);
    if (level === 2)
      dressWall(sheet.layer('wall'), random, { zone: downTo(800, 800), kind: 'stripes', size: 88 });
    const floor = clockwise(rectangle(-20, 800, 840, 240));
    if (level === 2)
      dressBoards(sheet.layer('floor'), random, { zone: [floor], kind: 'planks', size: 96, rim: 'bold' });
    else sheet.layer('floor').shape(floor, 'bold', 'wood');
    sheet.layer('rug').shape(ellipse(400, 906, 366, 62), 'bold', 'a');
    sheet.layer('rug').shape(ellipse(400, 906, 330, 46), 'line', 'cream');
    mirror(scene, sheet.layer('mirror').at({ x: 538, y: 884, scale: 0.88 }), isOval, (inside) => {
      if (level === 2)
        dressSky(inside.sheet, random, {
          zone: [rectangle(-250, -660, 500, 660)],
          kind: 'beams',
          source: [40, -420],
          size: 150,
        });
      quadruped(
        inside.sheet.at({ x: 80, y: -48, scale: 1.66, flip: true }),
        proudLion,
        posed('sit', { head: -0.06 }),
        level,
      );
    });
    quadruped(
      sheet.layer('cat').at({ x: 170, y: 930, scale: 1.04 }),
      nearCat,
      posed('sit', { head: -0.24, tail: 1.3 }),
      level,
    );
    blocks(
      sheet.layer('words'),
      setBetween(
        'BELIEVE',
        '70,124 250,84 400,74 550,84 730,124',
        '76,262 250,232 400,224 550,232 724,262',
        46,
      ),
      { depth: [10, 9] },
    );
    blocks(
      sheet.layer('words'),
      setBetween('IN YOU', '60,316 180,298 316,292', '60,452 180,436 316,430', 40),
      { depth: [10, 9] },
    );
    return {
      title: 'Believe in the Lion',
      description:
        'A small cat has sat down before the mirror, and a lion looks back at it. Believe in you: the mirror does already.',
      tags: ['words', 'lettering', 'courage', 'cat', 'lion', 'mirror'],
    };
  },
});
