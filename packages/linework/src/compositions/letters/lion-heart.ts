import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { resample } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Shape } from '../../geometry/point.ts';
import { nearCat } from '../../motifs/animals/beasts/cat.ts';
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

/** A ring of locks about a head, longer below. */
function mane(sheet: Sheet, radius: number, count: number, long: number): void {
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2;
    const [x, y] = [radius * Math.sin(angle), -372 - radius * Math.cos(angle)];
    const reach = long * (1 - 0.28 * Math.cos(angle));
    sheet.shape(
      place(petal('leaf', reach, long * 0.62), { x, y, angle: angle + 0.22 }),
      'line',
      i % 2 === 0 ? 'rust' : 'ember',
    );
  }
}

/** The eyes, nose and mouth of a lion that looks at us. */
function lionFace(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(mirrored('0,-486 66,-472 100,-418 94,-356 70,-300 40,-252 0,-240'), 'bold', 'gold');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.line(traced('22,-444 26,-400 30,-340'), 'line', 0.3);
    side.line(traced('26,-426 52,-436 80,-420'), 'bold', 0.4);
    side.shape(drawn('30,-398! 50,-414 76,-400! 54,-388'), 'line', 'sun');
    side.ink(ellipse(53, -401, 8, 8));
    side.shape(drawn('0,-312! 30,-322 62,-300 58,-270 28,-258 0,-270!'), 'bold', 'cream');
    if (level > 0)
      for (const [x, y] of [
        [26, -290],
        [40, -284],
        [34, -300],
      ] as const)
        side.ink(ellipse(x, y, 2.4));
  }
  sheet.shape(drawn('-26,-266! 0,-262 26,-266! 18,-240 0,-232 -18,-240'), 'line', 'cream');
  sheet.shape(drawn('-36,-338! 0,-346 36,-338! 22,-314 0,-302 -22,-314'), 'bold', 'blush');
}

/** A lion that sits and looks at us, its paws on the frame's origin, 570 units high. */
function frontalLion(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('60,-20! 120,-24 160,-70 150,-130 110,-160! 70,-90'), 'bold', 'gold');
  sheet.shape(mirrored('0,-330! 90,-300 112,-200 96,-90 100,-20! 0,-16'), 'bold', 'gold');
  for (const x of [-34, 34]) sheet.line(traced(`${x},-150 ${x * 1.1},-90 ${x * 0.9},-30`), 'line', 0.2);
  for (const x of [-62, 62]) {
    sheet.shape(ellipse(x, -30, 54, 34), 'bold', 'gold');
    for (const u of [-16, 16]) sheet.line(traced(`${x + u},-8 ${x + u},-34`), 'line', 0.2);
  }
  mane(sheet, 78, 18, 116);
  for (const flip of [false, true]) {
    sheet.at({ flip }).shape(drawn('56,-466! 70,-530 116,-536 132,-490 106,-450!'), 'bold', 'gold');
    sheet.at({ flip }).shape(drawn('78,-474! 86,-512 110,-514 114,-488!'), 'line', 'blush');
  }
  mane(sheet, 62, 15, 80);
  lionFace(sheet, level);
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
      frontalLion(inside.sheet.at({ y: -34, scale: 1.04 }), level);
    });
    quadruped(
      sheet.layer('cat').at({ x: 170, y: 930, scale: 1.04 }),
      nearCat,
      posed('sit', { head: -0.24, tail: 1.3 }),
      level === 2 ? 1 : level,
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
