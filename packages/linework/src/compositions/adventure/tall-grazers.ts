import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { brachiosaur } from '../../motifs/dinosaurs/brachiosaur.ts';
import type { Hide } from '../../motifs/dinosaurs/dinosaur.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = [800, 1000] as const;

/** Sky, a volcano and hills. */
function land({ sheet, random, level }: Brief): void {
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 840, 760))],
      kind: random.fork('air').pick(['gusts', 'mackerel']),
      size: 116,
      roles: ['sky', 'soft', 'cream'],
    });
  else
    for (const [i, y] of (level === 0 ? [400] : [200, 360, 520]).entries())
      sky.shape(
        [...traced(`-20,${y} 200,${y - 36} 460,${y + 24} 820,${y - 20}`), [820, 1040], [-20, 1040]],
        'line',
        i % 2 ? 'sky' : 'soft',
      );
  const clouds = [
    [200, 230, 1],
    [250, 460, 0.9],
    [470, 150, 0.9],
  ] as const;
  if (level < 2)
    for (const [x, y, s] of clouds.slice(0, level === 0 ? 1 : 3))
      driftCloud(sky.at({ x, y, scale: s }), random, level > 0);
  const hills = sheet.layer('hills');
  hills.shape(drawn('-20,700! 60,600 120,500! 210,500! 290,620 380,700! 380,1040! -20,1040!'), 'line', 'b');
  if (level > 0)
    hills.shape(
      drawn('104,530! 120,500! 210,500! 232,536! 200,560 180,536 150,570 128,540!'),
      'line',
      'ember',
    );
  const far = drawn('-20,700! 160,660 400,690 620,640 820,670! 820,1040! -20,1040!');
  const near = drawn('-20,830! 220,800 500,830 820,800! 820,1040! -20,1040!');
  hills.shape(far, 'line', 'leaf');
  if (level === 2) dressMeadow(hills, random, { zone: [far], kind: 'mounds', size: 150, rim: 'line' });
  hills.shape(near, 'line', 'grass');
  if (level === 2) dressMeadow(hills, random, { zone: [near], kind: 'flowers', size: 130, rim: 'line' });
}

/** A tall tree on the right whose crown hangs down to where the mouth is. */
function gingko(sheet: Sheet, level: 0 | 1 | 2): void {
  const trunk = clockwise(
    tube(curve(knots('752,1020 740,800 760,560 770,300 780,-20'), 7), (t) => mix(46, 34, t)),
  );
  sheet.shape(trunk, 'bold', 'wood');
  if (level > 0)
    for (let y = 360; y < 860; y += [0, 120, 74][level]!)
      sheet.inside([trunk]).line(traced(`690,${y} 750,${y + 16} 830,${y - 4}`), 'fine', 0);
  const leaves = [
    [610, 70, 2.7],
    [690, 110, 3.1],
    [540, 120, 2.5],
    [640, 190, 2.9],
    [740, 200, 3.4],
    [470, 70, 2.4],
    [710, 270, 3.2],
    [580, 40, 3],
    [500, 10, 2.8],
    [660, 30, 3.2],
    [750, 60, 3.4],
  ] as const;
  const big = level === 0 ? 1.5 : 1;
  for (const [x, y, angle] of level === 0 ? leaves.filter((_, i) => i % 2 === 0) : leaves) {
    const at = sheet.at({ x, y, angle, scale: big });
    at.shape(place(petal('heart', 108, 92), {}), 'bold', 'leaf');
    if (level > 0)
      for (const side of [-0.3, 0, 0.3])
        at.line(traced(`${side * 8},-14 ${side * 60},-60 ${side * 90},-84`), 'fine', 0.4);
  }
}

/** A fern of broad fronds on the origin. */
function fern(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const angle of level === 0 ? [-0.8, 0, 0.8] : [-1.1, 0.9, -0.55, 0.45, 0])
    sheet.shape(place(petal('leaf', 150, 54), { angle }), 'bold', angle > 0.3 ? 'grass' : 'leaf');
  if (level > 0)
    for (const angle of [-1.1, -0.55, 0, 0.45, 0.9])
      sheet.at({ angle }).line(traced('0,-12 3,-70 0,-124'), 'fine', 0.5);
}

const hideOf = ({ random, level }: Brief): Hide => {
  const [skin, belly, mark] = random.fork('hide').pick([
    ['grass', 'cream', 'leaf'],
    ['c', 'soft', 'a'],
    ['ember', 'cream', 'rust'],
  ] as const);
  return { level, skin, belly, mark, isPlain: level === 0 };
};

function withYoung(brief: Brief): Story {
  const { sheet, level } = brief;
  land(brief);
  gingko(sheet.layer('tree'), level);
  const hide = hideOf(brief);
  brachiosaur(sheet.layer('dinosaur').at({ x: 384, y: 890, scale: 0.78 }), hide);
  const young = { ...hide, level: level === 0 ? 0 : 1, isPlain: true } as const;
  brachiosaur(sheet.layer('young').at({ x: 590, y: 962, scale: level === 0 ? 0.42 : 0.34 }), young);
  for (const [x, y] of (
    [
      [60, 996],
      [330, 1010],
      [750, 1010],
    ] as const
  ).slice(0, [1, 2, 3][level]))
    fern(sheet.layer('ferns').at({ x, y }), level);
  return {
    title: level === 0 ? 'One Day I Will Be That Tall' : 'The Leaves Taste Best up There',
    description:
      level === 0
        ? 'The small one has measured itself against a leg and reaches to the knee. Next summer it may be the belly.'
        : 'She hands down every third leaf, because the small one cannot reach yet. It is a long way from her mouth to its own.',
    tags: ['dinosaur', 'brachiosaurus', 'long neck', 'baby dinosaur', 'prehistoric'],
  };
}

/** A small flying reptile at rest on the origin, its wings folded, its beak to the left. */
function percher(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level > 0) sheet.shape(drawn('26,-34! 82,2 62,20! 6,4!'), 'line', 'b');
  for (const x of [-12, 14])
    sheet.shape(drawn(`${x - 12},14! ${x - 8},-10 ${x + 8},-10 ${x + 12},14!`), 'line', 'sun');
  sheet.shape(drawn('-24,0! -34,-34 -14,-66 20,-62 38,-30 24,2! 0,8'), 'bold', 'd');
  if (level > 0) sheet.shape(drawn('-10,-74! 50,-124! 18,-56!'), 'line', 'rust');
  sheet.shape(drawn('-92,-72! -36,-92 -2,-92 12,-72 0,-54 -30,-56!'), 'bold', 'd');
  sheet.ink(ellipse(-16, -76, 5, 6));
  if (level > 0) sheet.line(traced('-6,-46 14,-34 22,-6'), 'fine', 0.4);
}

function aPlaceToRest(brief: Brief): Story {
  const { sheet, level } = brief;
  land(brief);
  brachiosaur(sheet.layer('dinosaur').at({ x: 400, y: 890, scale: 0.82 }), hideOf(brief));
  const seats = [
    [410, 612, 1],
    [290, 644, 0.9],
    [540, 500, 0.9],
    [580, 386, 0.8],
  ] as const;
  for (const [x, y, s] of level === 0 ? [seats[1], seats[3]] : seats)
    percher(sheet.layer('guests').at({ x, y, scale: level === 0 ? 1.36 : s }), level);
  for (const [x, y] of (
    [
      [120, 984],
      [690, 990],
      [420, 1000],
      [240, 1010],
    ] as const
  ).slice(0, [1, 2, 4][level]))
    fern(sheet.layer('ferns').at({ x, y, scale: 1.1 }), level);
  return {
    title: level === 2 ? 'Standing Room on the Neck' : 'The Bus Stop with a Long Neck',
    description:
      level === 2
        ? 'The best seats are right behind the ears, with a view as far as the volcano. Whoever sits on the tail gets off first.'
        : 'The small fliers rest here between two bays, and nobody has ever been shaken off. The host only asks them not to sing before breakfast.',
    tags: ['dinosaur', 'brachiosaurus', 'long neck', 'pterosaur', 'prehistoric', 'volcano'],
  };
}

/** Long-necked dinosaurs and their company. */
export const tallGrazers: Composition = edged({
  name: 'tall-grazers',
  category: 'adventure',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: (brief) => brief.random.fork('scene').pick([withYoung, aPlaceToRest])(brief),
});
