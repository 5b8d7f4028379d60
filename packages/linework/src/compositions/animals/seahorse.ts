import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { normals } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { curled, limb } from '../../motifs/animals/curl.ts';
import { eyeOf, type Mood } from '../../motifs/animals/eyes.ts';
import { coral, island, kelp, minnow } from '../../motifs/animals/sea.ts';
import { scallop, starfish } from '../../motifs/shells.ts';
import { floaters } from '../../motifs/floaters.ts';
import type { Sheet } from '../../sheet.ts';

const SPINE = curled(knots('392,250 446,330 458,430 420,530 396,620 408,700 424,760'), {
  turn: 1,
  length: 520,
  from: 106,
  to: 26,
});
const HEAD = clockwise(
  blob(
    knots(
      '300,196 330,142 392,116 456,140 484,204 470,270 424,310 372,306 330,282 296,268 240,270 196,282! 178,272 172,244 182,222! 240,226 282,220',
    ),
  ),
);
const SNOUT_TIP = blob(knots('196,282! 178,272 172,244 182,222! 206,226 216,250 210,278'));
const FIN = clockwise(blob(knots('520,372! 580,350 640,372 668,430 660,500 612,540 548,536 500,500!')));

/** A seahorse among weeds and coral, its tail wound up. */
export const seahorse: Composition = {
  name: 'seahorse',
  category: 'animals',
  size: [820, 1000],
  strays: 1.6,
  draw(brief) {
    const { random, level } = brief;
    const mood = random.pick(['bright', 'happy', 'dreamy'] as const);
    const foal = level > 0 && random.chance(0.45);
    const flip = random.chance(0.5);
    const page = brief.sheet.at({ x: flip ? 804 : 16, y: 16, scale: 0.96, flip });
    drawFloor(page.layer('floor'), brief, foal);
    drawSeahorse(
      page.layer('seahorse').at({
        x: foal ? 20 : level === 0 ? -40 : -8,
        y: level === 0 ? -40 : -8,
        scale: level === 0 ? 1.06 : 0.96,
      }),
      brief,
      mood,
    );
    if (foal)
      drawSeahorse(
        page.layer('foal').at({ x: 70, y: 470, scale: 0.4 }),
        { ...brief, level: level === 2 ? 1 : 0 },
        'happy',
      );
    const air = { bright: 'Curious', happy: 'Smiling', dreamy: 'Dreaming' }[mood];
    const where = random.pick(['Coral', 'Kelp', 'Lagoon', 'Reef']);
    return {
      title: `${air} ${where} Seahorse${foal ? ' and Foal' : ''}`,
      description: `A seahorse ${foal ? 'and its foal stand upright' : 'stands upright'} among the weeds. Every ring of armor can take a color of its own.`,
      tags: ['seahorse', 'ocean', 'sea', foal ? 'parent and baby' : 'coral', 'underwater'],
    };
  },
};

/** Half the body's width at a share of the way from the neck to the tail's tip. */
const width = (t: number): number =>
  t < 0.3 ? mix(58, 104, Math.sin((t / 0.3) * (Math.PI / 2))) : mix(104, 13, ((t - 0.3) / 0.7) ** 0.62);

function drawSeahorse(sheet: Sheet, brief: Brief, mood: Mood): void {
  const { level } = brief;
  drawFin(sheet, level);
  const body = clockwise(limb(level === 0 ? SPINE.slice(0, -16) : SPINE, width));
  sheet.shape(body, 'bold', 'a');
  drawArmor(sheet.inside([body]), brief);
  sheet.rim(body, 'bold');
  for (const [x, y, angle, size] of [
    [410, 128, 0.06, 66],
    [452, 150, 0.5, 58],
    [368, 128, -0.36, 54],
    [482, 196, 1, 46],
  ] as const)
    sheet.shape(place(petal('leaf', size, 36), { x, y, angle }), 'bold', 'd');
  sheet.shape(HEAD, 'bold', 'a');
  sheet.shape(SNOUT_TIP, 'line', 'd');
  if (level > 0)
    for (const [x, y, r] of [
      [438, 190, 13],
      [444, 234, 11],
      [424, 272, 9],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'fine', 'd');
  eyeOf(
    sheet.at({ x: 362, y: 200 }),
    { size: 42, iris: 'gold', shape: 'round', lashes: 2, plain: level === 0, look: [-0.4, 0] },
    mood,
    -1,
  );
  if (level > 0) sheet.shape(ellipse(330, 252, 20, 13, -0.1), 'fine', 'blush');
}

/** Rings across the body, each bent, and a softer belly along its front. */
function drawArmor(inside: Sheet, brief: Brief): void {
  const { level } = brief;
  const sides = normals(SPINE);
  const last = SPINE.length - 1;
  const at = (i: number, aside: number): Point => {
    const [x, y] = SPINE[i]!;
    const [nx, ny] = sides[i]!;
    const away = aside * width(i / last);
    return [x + nx * away, y + ny * away];
  };
  const belly = SPINE.map((_, i) => at(i, 0.24));
  const front = SPINE.map((_, i) => at(i, 1.3)).reverse();
  if (level > 0) inside.shape([...belly, ...front], 'line', 'cream');
  const rings = byLevel(brief, 8, 13, 21);
  for (let i = 1; i <= rings; i++) {
    const share = 0.06 + (0.88 * i) / (rings + 1);
    const k = Math.floor(share * last);
    const reach = Math.min(last, k + 3);
    inside.line(curve([at(k, -1.2), at(reach, -0.4), at(reach, 0.5), at(k, 1.2)], 8), 'line', 0);
    if (level === 2 && share < 0.6)
      inside.shape(ellipse(...at(Math.min(last, k + 4), -0.38), width(share) * 0.16), 'fine', 'b');
  }
}

function drawFin(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(FIN, 'bold', 'b');
  const inside = sheet.inside([FIN]);
  const ribs = [3, 5, 8][level]!;
  for (let i = 1; i <= ribs; i++) {
    const t = i / (ribs + 1);
    inside.line(
      curve([
        [470, 440],
        [560, mix(384, 516, t)],
        [700, mix(340, 560, t)],
      ]),
      'line',
      0.1,
    );
  }
}

function drawFloor(sheet: Sheet, brief: Brief, foal: boolean): void {
  const { random, level } = brief;
  const rib = level > 0;
  kelp(sheet, [630, 930], byLevel(brief, [300, 420], [400, 300, 220], [430, 340, 260, 190]), { random, rib });
  if (!foal)
    kelp(sheet, [180, 930], byLevel(brief, [360, 260], [360, 260], [380, 300, 220]), { random, rib });
  island(sheet.at({ x: 410, y: 926 }), 350);
  if (level === 0) starfish(sheet.at({ x: 560, y: 914, scale: 0.5, angle: 0.2 }), 'rust', 0);
  else coral(sheet.at({ x: 560, y: 940, scale: 0.66 }), 'rust', level === 2);
  if (!foal && level > 0)
    coral(sheet.at({ x: 250, y: 946, scale: byLevel(brief, 0.6, 0.7, 0.76) }), 'ember', level === 2);
  if (level === 2) {
    starfish(sheet.at({ x: 470, y: 920, scale: 0.4, angle: 0.3 }), 'gold', 1);
    scallop(sheet.at({ x: 340, y: 948, scale: 0.2 }), {
      ribs: 5,
      bands: 1,
      roles: ['blush', 'cream'],
      pattern: undefined,
    });
    coral(sheet.at({ x: 660, y: 944, scale: 0.5 }), 'blush', false);
    minnow(sheet.at({ x: 130, y: 330, scale: 0.66, flip: true }), 'b', level);
  }
  if (level > 0) minnow(sheet.at({ x: 150, y: 150, scale: 0.9, flip: true }), 'ember', level);
  if (level > 0) minnow(sheet.at({ x: 680, y: 210, scale: 0.8 }), 'c', level);
  floaters(sheet, {
    random,
    kinds: ['bubble'],
    box: [80, 80, 740, 760],
    avoid: [
      ellipse(420, 260, 250, 200),
      ellipse(480, 480, 230, 220),
      ellipse(400, 760, 250, 200),
      ellipse(140, 150, 70, 46),
      ellipse(130, 330, 60, 40),
      ellipse(690, 210, 70, 46),
      ...(foal ? [ellipse(200, 700, 150, 220)] : []),
    ],
    count: byLevel(brief, 5, 8, 12),
    sizes: byLevel(brief, [30, 42], [14, 26], [13, 24]),
    gap: 12,
  });
}
