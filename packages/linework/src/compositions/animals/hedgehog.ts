import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { blooms, type Spot } from '../../motifs/animals/backdrops.ts';
import { eyeOf, type Mood } from '../../motifs/animals/eyes.ts';
import { mushroom } from '../../motifs/animals/mushroom.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { apple } from '../../motifs/fruit.ts';
import { cloud, fir, hill, roundTree } from '../../motifs/landscape.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { leaf } from '../../motifs/leaf.ts';
import type { Sheet } from '../../sheet.ts';

const FACE = clockwise(
  blob(
    knots(
      '352,330! 300,350 262,394 236,440 196,470 150,492 128,522 150,552 210,574 280,596 360,606 420,590! 440,480',
    ),
  ),
);
const BELLY = clockwise(
  blob(knots('330,560! 420,596 560,620 700,616 806,570! 786,630 700,664 560,674 420,666 340,630')),
);
const DOME = clockwise(
  blob(
    knots(
      '330,600! 304,500 340,380 440,300 570,284 700,310 800,390 838,500 820,590! 700,634 560,640 430,640',
    ),
  ),
);
const EAR = blob(knots('330,396! 318,340 352,304 398,316 410,366 384,404!'));
const CENTRE = [566, 524] as const;

const SIZE = [1000, 800] as const;
const PLACE = { x: 30, y: 10, scale: 0.96 };

type Load = 'apple' | 'leaves' | 'flowers' | 'mushroom';

/** A hedgehog on the forest floor with something on its spines. */
export const hedgehog: Composition = {
  name: 'hedgehog',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const mood = random.pick(['bright', 'happy', 'dreamy'] as const);
    const load = random.pick<Load>(['apple', 'leaves', 'flowers', 'mushroom']);
    const flower = random.pick<FlowerName>(['daisy', 'poppy', 'cosmos']);
    const flip = random.chance(0.5);
    const family = level > 0 && random.fork('family').chance(0.5);
    framed(brief.sheet, SIZE, 'sky', (inside) => {
      const page = inside.at(flip ? { x: 1000, flip: true } : {});
      drawBehind(page.layer('behind'), brief, family);
      const stand = family ? { x: 190, y: 66, scale: 0.82 } : PLACE;
      const sheet = page.layer('hedgehog').at(stand);
      drawSpines(sheet, brief);
      drawLoad(page.layer('load').at(stand), brief, load, flower);
      drawFront(sheet, brief, mood);
      if (family) drawHoglet(page.layer('hoglet').at({ x: 2, y: 436, scale: 0.42 }), brief);
      const spots: Spot[] = byLevel<Spot[]>(
        brief,
        [[160, 716, 66]],
        [
          [130, 716, 60],
          [220, 736, 46],
          [920, 716, 50],
        ],
        [
          [150, 716, 56],
          [236, 734, 46],
          [930, 712, 50],
          [620, 738, 42],
          [700, 742, 36],
        ],
      );
      const shown = family ? spots.filter(([x]) => x > 500) : spots;
      blooms(page.layer('flowers'), shown, { random: random.fork('flowers'), level, flower }, [500, 1300]);
    });
    const carries = {
      apple: 'with an Apple',
      leaves: 'in Autumn Leaves',
      flowers: `with ${titled(many(flower))}`,
      mushroom: 'with a Mushroom',
    }[load];
    const air = { bright: 'Busy', happy: 'Merry', dreamy: 'Sleepy' }[mood];
    return {
      title: `${air} Hedgehog ${family ? 'and Hoglet ' : ''}${carries}`,
      description: `A hedgehog trots over the forest floor ${carries.toLowerCase()} on its back${family ? ', its hoglet in front' : ''}. Count the spines as you color them.`,
      tags: [
        'hedgehog',
        'forest',
        'woodland',
        { apple: 'apple', leaves: 'autumn', flowers: many(flower), mushroom: 'mushroom' }[load],
        'autumn animals',
      ],
    };
  },
};

function drawHoglet(sheet: Sheet, brief: Brief): void {
  const small = { ...brief, level: brief.level === 2 ? 1 : 0 } as const;
  drawSpines(sheet, small);
  drawFront(sheet, small, 'happy');
}

/** Rows of spines that fan out from beneath, the outer rows first. */
function drawSpines(sheet: Sheet, brief: Brief): void {
  const { random } = brief;
  const rows = byLevel(
    brief,
    [
      [1, 8],
      [0.58, 5],
    ],
    [
      [1, 15],
      [0.8, 12],
      [0.6, 10],
      [0.4, 8],
      [0.2, 5],
    ],
    [
      [1, 23],
      [0.85, 20],
      [0.7, 17],
      [0.55, 14],
      [0.4, 11],
      [0.26, 7],
      [0.12, 4],
    ],
  );
  const roles = ['wood', 'fur', 'wood', 'rust', 'wood', 'fur', 'wood'] as const;
  const long = byLevel(brief, 138, 112, 92);
  sheet.shape(DOME, 'bold', 'wood');
  rows.forEach(([share, count], row) => {
    for (let i = 0; i < count!; i++) {
      const angle = -Math.PI * 0.9 + (Math.PI * 1.06 * (i + 0.5)) / count!;
      const [rx, ry] = [238 * share!, 214 * share!];
      const [x, y] = [CENTRE[0] + rx * Math.cos(angle), CENTRE[1] + ry * Math.sin(angle)];
      const width = ((Math.PI * 1.06 * 262 * share!) / count!) * 1.25;
      const lean = angle + Math.PI / 2 + 0.36 + random.range(-0.06, 0.06);
      sheet.shape(place(petal('point', long, width), { x, y, angle: lean }), 'bold', roles[row]);
    }
  });
}

function drawFront(sheet: Sheet, brief: Brief, mood: Mood): void {
  const { level } = brief;
  for (const x of [420, 690])
    sheet.shape(
      blob(knots('-36,0! -40,44 -30,70 10,76 44,68 40,30 36,0!')).map(
        ([px, py]) => [px + x, py + 628] as const,
      ),
      'bold',
      'sand',
    );
  sheet.shape(BELLY, 'bold', 'cream');
  sheet.shape(FACE, 'bold', 'sand');
  fringe(sheet, level);
  sheet.shape(EAR, 'bold', 'sand');
  sheet.shape(blob(knots('346,382! 340,346 362,326 388,336 392,366 376,388!')), 'line', 'blush');
  eyeOf(
    sheet.at({ x: 272, y: 452 }),
    {
      size: level === 0 ? 34 : 31,
      iris: 'wood',
      shape: 'round',
      lashes: 2,
      plain: level === 0,
      look: [-0.3, 0],
    },
    mood,
    -1,
  );
  sheet.shape(ellipse(136, 516, 30, 26, -0.4), 'bold', 'stone');
  sheet.line(curve(knots('124,508 132,500 142,502')), 'fine', 0.6);
  sheet.line(curve(knots('160,548 200,556 240,546 262,522')), 'line', 0.5);
  sheet.shape(ellipse(296, 516, 26, 18), 'fine', 'blush');
  sheet.shape(blob(knots('330,600! 316,640 296,668 312,684 350,678 376,640 384,606!')), 'bold', 'sand');
}

/** The row of short spines over the brow. */
function fringe(sheet: Sheet, level: 0 | 1 | 2): void {
  const count = [4, 8, 10][level]!;
  for (let i = count - 1; i >= 0; i--) {
    const t = (i + 0.5) / count;
    const [x, y] = [350 + 66 * Math.sin(t * 2.4) - 10 * t, 330 + 270 * t];
    const size = [84, 70, 58][level]!;
    sheet.shape(
      place(petal('point', size, size * 0.52), { x: x + 14, y, angle: 0.9 + t * 0.9 }),
      'bold',
      'wood',
    );
  }
}

function drawLoad(sheet: Sheet, brief: Brief, load: Load, flower: FlowerName): void {
  const { random, level } = brief;
  if (load === 'apple') return apple(sheet.at({ x: 620, y: 216, scale: 0.62, angle: 0.2 }), level);
  if (load === 'mushroom') return mushroom(sheet.at({ x: 610, y: 280, scale: 0.8, angle: 0.22 }), level);
  if (load === 'flowers')
    return blooms(
      sheet,
      byLevel<Spot[]>(
        brief,
        [[600, 240, 88]],
        [
          [520, 250, 58],
          [700, 262, 60],
          [610, 226, 76],
        ],
        [
          [480, 268, 48],
          [740, 280, 50],
          [544, 232, 60],
          [676, 240, 62],
          [610, 222, 66],
        ],
      ),
      { random: random.fork('load'), level, flower },
      [610, 420],
    );
  const places = byLevel(
    brief,
    [
      [560, 290, -0.5],
      [680, 280, 0.6],
    ],
    [
      [500, 310, -0.9],
      [610, 290, -0.1],
      [720, 310, 0.7],
    ],
    [
      [470, 330, -1],
      [550, 296, -0.4],
      [640, 286, 0.2],
      [720, 310, 0.7],
      [790, 370, 1.2],
    ],
  );
  for (const [x, y, angle] of places)
    leaf(sheet, {
      at: { x: x!, y: y!, angle: angle! },
      length: byLevel(brief, 150, 128, 112),
      width: byLevel(brief, 92, 76, 64),
      random,
      veins: byLevel(brief, 0, 2, 3),
      role: 'ember',
    });
}

function drawBehind(sheet: Sheet, brief: Brief, family: boolean): void {
  const { level } = brief;
  const { random } = brief;
  if (level > 0) sheet.shape(ellipse(420, 150, 66), 'line', 'sun');
  cloud(sheet.at({ x: 200, y: 170, scale: 0.7 }), random, level > 0);
  cloud(sheet.at({ x: 850, y: 150, scale: 0.6 }), random, level > 0);
  hill(sheet, knots('0,520 200,470 420,500 640,450 820,480 1000,440'), 800);
  if (level > 0) fir(sheet.at({ x: 96, y: 510, scale: 1.2 }), byLevel(brief, 2, 3, 4), true);
  if (level > 0) roundTree(sheet.at({ x: 900, y: 610, scale: 1.5 }), random, level === 2);
  if (level === 2) fir(sheet.at({ x: 206, y: 492, scale: 0.9 }), 3, true);
  hill(sheet, knots('0,690 180,660 420,690 640,660 840,684 1000,650'), 800);
  if (level > 0) mushroom(sheet.at({ x: 872, y: 726, scale: 0.9, angle: 0.06 }), level);
  if (level > 0) mushroom(sheet.at({ x: 792, y: 736, scale: 0.56, angle: -0.1 }), level);
  if (level === 2 && !family) mushroom(sheet.at({ x: 96, y: 716, scale: 0.66 }), level);
}
