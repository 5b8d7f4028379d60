import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import { agave, barrel, pricklyPear, saguaro } from '../../motifs/nature/desert-plants.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { boulder, fern, toadstool } from '../../motifs/nature/undergrowth.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Sheet } from '../../sheet.ts';

type Glass = 'bottle' | 'cloche' | 'house';
type Garden = 'forest' | 'desert';

/** The rims of the glasses, on a page of 1000 units, and where their ground lies. */
const GLASSES: Readonly<Record<Glass, string>> = {
  bottle:
    '390,150! 394,230 300,300 190,410 150,570 180,740 260,860 360,900! 640,900! 740,860 820,740 850,570 810,410 700,300 606,230 610,150!',
  cloche: '180,880! 176,540 200,380 290,240 410,170 500,156 590,170 710,240 800,380 824,540 820,880!',
  house: '170,880! 190,420! 500,130! 810,420! 830,880!',
};

/** A small garden under glass. */
export const terrarium: Composition = {
  name: 'terrarium',
  category: 'nature',
  size: [1000, 1000],
  strays: 1.6,
  draw(whole) {
    const edge = pageRim(1000, 1000);
    drawRoom(whole, edge);
    const view = whole.sheet.inside([edge]);
    const brief = { ...whole, sheet: view.at({ x: 30, y: 12, scale: 0.94 }) };
    const { random, level } = brief;
    const glass = random.pick<Glass>(['bottle', 'cloche', 'house']);
    const garden = random.pick<Garden>(['forest', 'desert']);
    const rim = clockwise(blob(knots(GLASSES[glass])));
    const sheet = brief.sheet.layer('glass');
    drawStand(sheet, glass);
    sheet.shape(rim, 'bold', 'sky');
    const inside = brief.sheet.inside([rim]);
    drawInside({ ...brief, sheet: inside }, garden);
    drawGlass(brief, glass, rim);
    whole.sheet.layer('edge').rim(edge, 'bold');
    return {
      title: `${garden === 'forest' ? random.pick(['Forest', 'Mossy', 'Fern']) : random.pick(['Desert', 'Cactus', 'Sandy'])} ${random.pick({ bottle: ['Bottle Garden', 'Garden in a Bottle'], cloche: ['Garden under a Bell', 'Bell Jar'], house: ['Glass House', 'Little Greenhouse'] }[glass])}`,
      description: `${garden === 'forest' ? (level === 0 ? 'Moss and toadstools' : 'Ferns, moss and toadstools') : 'Cacti and an agave'} grow in a small world under glass. ${level === 0 ? 'Its big shapes are easy to fill.' : 'Layers of stones and earth show through the side.'}`,
      tags: ['terrarium', 'glass', garden === 'forest' ? 'ferns' : 'cactus', 'plants', 'miniature'],
    };
  },
};

/** The striped wall and the table where the glass stands. */
function drawRoom({ sheet, level }: Brief, edge: Path): void {
  const room = sheet.layer('room');
  room.shape(edge, 'bold', 'cream');
  const inside = room.inside([edge]);
  const stripes = [0, 7, 11][level]!;
  for (let i = 1; i < stripes; i += 2)
    inside.shape(rectangle(34 + (i * 932) / stripes, 0, 932 / stripes, 860), 'line', 'blush');
  inside.shape(rectangle(0, 836, 1000, 200), 'bold', 'wood');
  if (level > 0)
    for (const line of ['0,880 500,884 1000,878', '0,936 500,930 1000,938'])
      inside.line(curve(knots(line)), 'fine', 0);
}

function drawStand(sheet: Sheet, glass: Glass): void {
  if (glass === 'cloche') sheet.shape(ellipse(500, 136, 30, 32), 'bold', 'gold');
  sheet.shape(
    rectangle(glass === 'bottle' ? 250 : 110, 872, glass === 'bottle' ? 500 : 780, 66, 22),
    'bold',
    'wood',
  );
}

function drawInside(brief: Brief, garden: Garden): void {
  const sheet = brief.sheet;
  const layers = [
    [670, garden === 'forest' ? 'leaf' : 'sand'],
    [760, 'wood'],
    [820, 'stone'],
  ] as const;
  const ground = (from: number, to: number): void => {
    for (const [y, role] of layers.slice(from, to))
      sheet.layer('ground').shape([...swell(1000, y, 10, 380, y), [1020, 1000], [-20, 1000]], 'line', role);
  };
  ground(0, 1);
  if (garden === 'forest') drawForest(brief);
  else drawDesert(brief);
  ground(1, 3);
  const stones = byLevel(brief, 0, 8, 12);
  for (let i = 0; i < stones; i++)
    sheet
      .layer('stones')
      .shape(
        ellipse(150 + (i + 0.5) * (700 / stones), 866 + (i % 2) * 6, 300 / stones, 16, 0.2),
        'line',
        i % 3 === 0 ? 'sand' : 'soft',
      );
}

function drawForest(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('plants');
  for (const [x, scale] of level === 0
    ? []
    : ([
        [320, 1],
        [690, 1.1],
      ] as const))
    fern(sheet.at({ x, y: 740, scale }), random.fork(`fern ${x}`), 270, level);
  const [first, second] = random.shuffle(['dome', 'bell', 'parasol'] as const);
  toadstool(sheet.at({ x: random.range(470, 530), y: 750, scale: byLevel(brief, 1.5, 1.3, 1.2) }), {
    kind: first!,
    level,
    role: 'rust',
    lean: random.range(-14, 14),
  });
  toadstool(sheet.at({ x: byLevel(brief, 320, 390, 390), y: 760, scale: byLevel(brief, 0.9, 0.66, 0.6) }), {
    kind: second!,
    level: 0,
    role: 'ember',
    lean: -10,
  });
  if (level > 0) boulder(sheet.at({ x: 720, y: 770 }), random, 60, true);
  snail(sheet.at({ x: 640, y: 766, scale: byLevel(brief, 0.9, 0.7, 0.66) }), 'd', level === 2 ? 1 : 0);
}

function drawDesert(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('plants');
  if (level > 0) saguaro(sheet.at({ x: random.range(470, 540), y: 730, scale: 1.02 }), { level, random });
  const plants = random.shuffle([pricklyPear, barrel, agave]);
  const spots = [
    [330, 754, 0.96],
    [680, 756, 0.9],
    [530, 776, 0.66],
  ] as const;
  spots
    .slice(0, byLevel(brief, 2, 3, 3))
    .forEach(([x, y, scale], i) =>
      plants[i]!(sheet.at({ x, y, scale: scale * byLevel(brief, 1.3, 1.2, 1.14) }), { level, random }),
    );
  if (level > 0)
    for (const x of [270, 760]) boulder(sheet.at({ x, y: 770 }), random.fork(`stone ${x}`), 48, true);
}

function drawGlass(brief: Brief, glass: Glass, rim: Path): void {
  const sheet = brief.sheet.layer('glass');
  sheet.rim(rim, 'bold');
  if (glass === 'bottle') {
    sheet.shape(rectangle(374, 136, 252, 34, 14), 'bold', 'sky');
    sheet.shape(blob(knots('400,138! 394,98! 606,98! 600,138!')), 'bold', 'wood');
    sheet.line(curve(knots('240,470 218,560 236,670')), 'line', 0.6);
  } else if (glass === 'cloche') sheet.line(curve(knots('236,520 246,420 300,320')), 'line', 0.6);
  else {
    for (const table of ['190,420! 810,420!', '500,130! 500,420!'])
      sheet.line(curve(knots(table)), 'line', 0);
    sheet.line(curve(knots('236,470 230,560 232,640')), 'line', 0.6);
  }
}
