import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { place, type Point } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { sun } from '../../motifs/landscape.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { sea } from '../../motifs/nature/shore.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { gull, lighthouse } from '../../motifs/seaside.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { bay } from '../../motifs/stages/closer-places.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { cast, SHORTS } from './cast.ts';
import { enter, type Picture } from './picture.ts';

/** Open sea with a lighthouse far off. */
const openSea: Stage = {
  where: bay.where,
  tags: bay.tags,
  sky: bay.sky,
  behind(scene) {
    const { sheet, width, random, level } = scene;
    sun(sheet.layer('sun').at({ x: 850, y: 120 }), 52, byGrade(scene, 0, 9, 9));
    clouds(scene, [
      [0.16, 0.12, 0.8],
      [0.56, 0.08, 0.7],
      [0.93, 0.34, 0.6],
    ]);
    for (const [x, y] of byGrade(
      scene,
      [],
      [[150, 150]],
      [
        [930, 210],
        [700, 90],
      ],
    ) as Point[])
      gull(sheet.layer('birds').at({ x, y, scale: 0.8 }));
    sea(sheet.layer('sea'), random, {
      width,
      from: 430,
      to: 640,
      bands: byGrade(scene, 2, 3, 5),
      floor: 840,
    });
    if (level > 0) lighthouse(sheet.layer('far').at({ x: 900, y: 436, scale: 0.8 }), level);
  },
};

const BREAKER =
  '-40,250! 60,170 230,84 420,60 600,96 730,180 786,290 768,400 716,452! 716,380 676,300 600,250 500,232 400,262 336,340 318,440 350,540 440,620 570,668 760,694 1060,704! 1060,840! -40,840!';

/** A breaking wave: its hollow, its face with the lines of the water, and foam along its lip. */
function breaker(scene: Scene): void {
  const { level } = scene;
  const sheet = scene.sheet.layer('wave');
  const hollow = drawn(
    '300,560! 290,330 400,180 560,150 720,230 800,420! 880,560 1060,640! 1060,760! 500,760!',
  );
  sheet.shape(hollow, 'bold', 'sky');
  const within = sheet.inside([hollow]);
  for (const t of byGrade(scene, [], [0.3, 0.62], [0.2, 0.45, 0.7, 0.92]))
    within.line(
      traced(
        `${330 + t * 120},${700 - t * 40} ${420 + t * 130},${360 + t * 60} ${640 + t * 80},${330 + t * 120} ${800 + t * 100},${560 + t * 40} 1080,${680 + t * 10}`,
      ),
      'line',
      0,
    );
  const rim = drawn(BREAKER);
  sheet.shape(rim, 'bold', 'water');
  const face = sheet.inside([rim]);
  for (const t of byGrade(scene, [0.5], [0.14, 0.34, 0.56, 0.8], [0.14, 0.3, 0.46, 0.62, 0.78, 0.92]))
    face.line(
      traced(
        `-60,${300 + t * 420} ${130 - t * 40},${190 + t * 360} ${330 - t * 90},${96 + t * 330} ${500 - t * 250},${104 + t * 330} ${300 - t * 90},${420 + t * 170} ${400 - t * 40},${600 + t * 110} 640,${690 + t * 90} 1080,${715 + t * 100}`,
      ),
      'line',
      0,
    );
  sheet.rim(rim, 'bold');
  const lip = traced('290,72 420,54 560,78 680,140 752,230 776,330 764,420 712,480');
  const count = [9, 13, 17][level]!;
  const heads = Array.from(
    { length: count },
    (_, i): Point => lip[Math.floor((i / (count - 1)) * (lip.length - 1))]!,
  );
  const rolls = heads.map(([x, y], i) =>
    clockwise(
      puff(scene.random, [x, y + (i % 2) * 12], [50 + i * (16 / count), 42 + i * (14 / count)], 7, 0.14),
    ),
  );
  for (const foam of unite(rolls)) sheet.shape(foam, 'bold', 'paper');
  for (const [i, [x, y]] of heads.entries())
    if (i % 2 === 0)
      sheet.line(
        traced(`${x - 22},${y + 4} ${x - 4},${y + 18} ${x + 18},${y + 10} ${x + 16},${y - 8}`),
        'line',
        0.4,
      );
}

/** Spray thrown up behind a board. */
function spray(scene: Scene, [x, y]: Point): void {
  const sheet = scene.sheet.layer('spray');
  for (const [dx, dy, r] of (
    [
      [-10, -6, 44],
      [-62, 12, 36],
      [34, 18, 34],
      [-104, 26, 26],
    ] as const
  ).slice(0, scene.level + 2))
    sheet.shape(puff(scene.random, [x + dx, y + dy], [r, r * 0.8], 7, 0.16), 'line', 'paper');
  for (const [i, [dx, dy]] of (
    [
      [-60, -66],
      [-120, -40],
      [-20, -92],
      [-150, -96],
    ] as Point[]
  )
    .slice(0, scene.level + 2)
    .entries())
    sheet.shape(place(petal('drop', 38, 24), { x: x + dx, y: y + dy, angle: -0.9 + i * 0.3 }), 'line', 'sky');
}

/** Somebody on a board before a breaking wave. */
export const surfer: Picture = {
  name: 'surfer',
  category: 'people',
  isIndividual: true,
  size: [1000, 780],
  ground: 600,
  edge: 'page',
  stages: [openSea],
  isBanded: true,
  act(scene) {
    const { sheet, random, level } = scene;
    const who = cast(scene, random.pick(['child', 'teen', 'woman'] as const), {
      as: { feet: 'bare', bottom: SHORTS },
    });
    const scale = { child: 1.16, teen: 0.94, woman: 0.86 }[who.who.build as 'child' | 'teen' | 'woman'];
    breaker(scene);
    spray(scene, [262, 668]);
    const board = sheet.layer('rider').at({ x: 486, y: 640, angle: random.range(0.05, 0.14) });
    board.shape(
      drawn('-250,14! -236,-4 -120,-20 60,-24 210,-18 306,-34! 250,14 80,30 -120,28 -236,24'),
      'bold',
      'a',
    );
    board.shape(drawn('-200,6! 0,0 180,-4 236,-12! 190,6 40,16 -120,16'), 'line', 'sun');
    if (level > 0) board.shape(drawn('-196,28! -150,28! -186,62 -206,66'), 'line', 'b');
    enter(
      { ...scene, sheet: board, ground: -12 },
      {
        who: who.who,
        posture: {
          ...POSTURES.stand,
          lean: 16,
          bow: -5,
          turn: 0.5,
          hips: 0,
          shoulders: 6,
          head: { turn: 0.55, tilt: -8 },
          arms: [
            { upper: -96, fore: -76, hand: 'flat', thumb: 1, layer: 'behind' },
            { upper: 62, fore: 98, hand: 'flat', thumb: -1 },
          ],
          legs: [
            { upper: -62, lower: 4, short: [0.92, 0.96], toes: 'right' },
            { upper: 64, lower: -12, short: [0.92, 0.96], toes: 'right' },
          ],
        },
        mien: 'laugh',
        x: 10,
        scale,
      },
    );
    const swell = drawn(
      '-40,740! 80,716 210,742 330,716 470,744 610,718 750,744 890,718 1060,742! 1060,840! -40,840!',
    );
    sheet.layer('foam').shape(swell, 'bold', 'sky');
    return {
      title: random.pick([
        `${who.called} Rides the Big One`,
        `One Wave for ${who.called}`,
        `${who.called} Stands Up`,
      ]),
      description: `${who.called} has waited for this wave since breakfast. Knees bent, arms wide, and do not look down.`,
      tags: ['surfing', 'surfer', 'wave', 'sea', 'sport'],
    };
  },
};
