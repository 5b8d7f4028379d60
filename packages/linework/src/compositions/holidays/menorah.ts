import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, polygon, rectangle, star, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { flame, present } from '../../motifs/holidays/presents.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';

/** A menorah of nine lights on a windowsill, with dreidels before it. */
export const menorah: Composition = {
  name: 'menorah',
  category: 'holidays',
  size: [1000, 1000],
  strays: 1.4,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const kind = random.pick(['panel', 'arch', 'cut'] as const);
    const gifts = level > 0 && random.chance(0.5);
    throughWindow(
      brief.sheet,
      { kind, size: [1000, 1000], role: 'night', band: level === 0 ? 0 : 22 },
      (inside) => {
        const scene = { ...brief, sheet: inside };
        drawEvening(scene);
        drawSill(scene);
        drawLights(scene);
        for (const [x, turn] of byLevel(
          brief,
          [[170, -0.2]],
          gifts
            ? [[160, -0.2]]
            : [
                [160, -0.2],
                [840, 0.25],
              ],
          gifts
            ? [
                [140, -0.2],
                [250, 0.2],
              ]
            : points('140,-0.2 250,0.2 850,0.25'),
        ))
          dreidel(
            inside.layer('dreidel').at({ x: x, y: 880, angle: turn, scale: byLevel(brief, 1.2, 1, 0.86) }),
            (['c', 'a', 'd'] as const)[Math.floor(x / 300)]!,
            level,
          );
        if (gifts)
          present(inside.layer('gift').at({ x: 840, y: 936 }), {
            width: 140,
            height: 110,
            roles: ['d', 'sun'],
          });
      },
    );
    return {
      title: gifts
        ? random.pick(['Menorah and Present', 'Nine Lights and a Present', 'Present by the Menorah'])
        : random.pick([
            'Menorah and Dreidels',
            'Menorah on the Sill',
            'Nine Lights at Dusk',
            'Menorah in the Window',
          ]),
      description: `All nine lights of a menorah burn on the last night of Hanukkah. ${gifts ? 'A dreidel and a present wait' : 'Dreidels lie'} beside it.`,
      tags: ['hanukkah', 'menorah', 'candles', 'dreidel', 'festival of lights'],
    };
  },
};

function drawEvening(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('evening');
  const style = random.pick(['rays', 'rings'] as const);
  if (level === 2)
    dressSky(sheet, random, {
      zone: [rectangle(0, 0, 1000, 900)],
      kind: 'beams',
      size: 140,
      roles: ['water', 'sky', 'soft'],
      source: [500, 330],
    });
  else if (style === 'rays')
    // The glow of the candles: round bands, nothing behind the flames.
    for (const [i, r] of byLevel(brief, [420], [520, 380, 240], []).entries())
      sheet.shape(ellipse(500, 360, r * 1.1, r), 'line', i % 2 ? 'sky' : 'soft');
  else
    shining(sheet, {
      at: [500, 330],
      radius: 90,
      rays: byLevel(brief, 4, 7, 9),
      style,
      roles: ['water', 'sky'],
    });
  for (const [x, y, s] of byLevel(
    brief,
    [],
    [
      [180, 190, 40],
      [820, 190, 40],
    ],
    [
      [170, 200, 38],
      [830, 200, 38],
      [320, 120, 28],
      [680, 120, 28],
    ],
  ))
    davidStar(sheet, x!, y!, s!, level);
}

/** Two woven triangles. */
function davidStar(sheet: Sheet, x: number, y: number, size: number, level: 0 | 1 | 2): void {
  sheet.shape(star(x, y, size, size * 0.577, 6), 'line', 'sun');
  if (level > 0) sheet.shape(polygon(x, y, size * 0.5, 6), 'line', 'gold');
}

function drawSill(brief: Brief): void {
  const sheet = brief.sheet.layer('sill');
  sheet.shape(rectangle(-10, 880, 1020, 140), 'line', 'wood');
  sheet.shape(
    curve(knots('180,880 300,866 500,862 700,866 820,880')).concat([
      [780, 1000],
      [220, 1000],
    ]),
    'line',
    'c',
  );
  if (brief.level === 0) return;
  for (const x of byLevel(brief, [], [300, 420, 580, 700], [280, 360, 440, 560, 640, 720]))
    sheet.line(
      [
        [x, 872],
        [x - (500 - x) * 0.08, 1000],
      ],
      'line',
      0,
    );
}

function drawLights(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('menorah').at({ x: 500, y: 880 });
  const thick = byLevel(brief, 15, 13, 12);
  for (const r of [340, 255, 170, 85])
    sheet.shape(clockwise(tube(arc(0, -420, r, r * 0.9, 0, Math.PI), () => thick)), 'bold', 'gold');
  sheet.shape(
    clockwise(
      blob(knots('-16,-450! 16,-450! 18,-120! 34,-70 130,-30 150,0! -150,0! -130,-30 -34,-70 -18,-120!')),
    ),
    'bold',
    'gold',
  );
  for (const [y, r] of [
    [-330, 24],
    [-250, 24],
    [-170, 26],
  ] as const)
    sheet.shape(ellipse(0, y, r, r * 0.72), 'line', 'ember');
  if (level > 0) davidStar(sheet, 0, -72, 34, level);
  const roles: Role[] = ['a', 'd', 'c', 'b'];
  for (let i = 0; i < 9; i++) {
    const x = (i - 4) * 85;
    const lift = i === 4 ? 44 : 0;
    if (lift > 0) sheet.shape(rectangle(-16, -474, 32, 60), 'line', 'gold');
    sheet.shape(
      blob([
        [x - 27, -424 - lift, 1],
        [x + 27, -424 - lift, 1],
        [x + 17, -392 - lift, 1],
        [x - 17, -392 - lift, 1],
      ]),
      'line',
      'gold',
    );
    const rim = clockwise(rectangle(x - 15, -532 - lift, 30, 110, 4));
    sheet.shape(rim, 'line', roles[i % 4]);
    if (level === 2)
      for (const y of [-504, -474, -444])
        sheet.inside([rim]).line(
          [
            [x - 20, y - lift + 8],
            [x + 20, y - lift - 8],
          ],
          'fine',
          0,
        );
    flame(sheet.at({ x, y: -538 - lift, scale: byLevel(brief, 1.3, 1.1, 1.05) }));
  }
}

function dreidel(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-9, -170, 18, 50, 6), 'line', 'wood');
  sheet.shape(blob(knots('-52,-124! 30,-124! 30,-46! 0,0! -52,-46!')), 'bold', role);
  sheet.shape(points('30,-124 58,-136 58,-60 30,-46'), 'line', 'soft');
  sheet.shape(points('-52,-124 -24,-138 58,-136 30,-124'), 'line', 'soft');
  if (level > 0) sheet.shape(star(-11, -84, 24, 13, 6), 'line', 'sun');
  sheet.shape(points('30,-46 58,-60 0,0'), 'line', 'soft');
}
