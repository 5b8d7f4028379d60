import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { mix, polar, type Point } from '../../geometry/point.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

/** A bowl of noodle soup from the side and a little above, 560 units wide. */
function ramenBowl(view: Sheet, level: Level, role: Role): void {
  view.shape(drawn('-120,150! -100,196! 100,196! 120,150!'), 'bold', role);
  const bowl = clockwise([
    ...arc(0, -40, 280, 76, Math.PI, 0),
    [250, 60],
    [150, 160],
    [-150, 160],
    [-250, 60],
  ]);
  view.shape(bowl, 'bold', role);
  const band = view.inside([bowl]);
  const waves = [0, 7, 11][level]!;
  for (let i = 0; i < waves; i++) {
    const x = mix(-250, 250, i / (waves - 1));
    for (const r of [34, 18])
      band.shape(ellipse(x, 96 - (x / 250) ** 2 * 26, r), 'line', r > 20 ? 'paper' : role);
  }
  view.rim(bowl, 'bold');
  view.shape(ellipse(0, -40, 280, 92), 'bold', 'cream');
  const soup = ellipse(0, -38, 246, 72);
  view.shape(soup, 'line', 'gold');
  const inside = view.inside([soup]);
  const strands = [4, 8, 12][level]!;
  for (let i = 0; i < strands; i++) {
    const x = mix(-230, 60, i / strands);
    inside.shape(
      clockwise(
        tube(
          curve(
            [
              [x - 40, -60 + (i % 3) * 24],
              [x + 30, -90 + (i % 4) * 18],
              [x + 90, -30 + (i % 3) * 12],
              [x + 140, -70 + (i % 2) * 40],
            ],
            6,
          ),
          () => [13, 10, 8][level]!,
        ),
      ),
      'line',
      'sun',
    );
  }
  for (const x of [90, 150].slice(0, level === 0 ? 1 : 2))
    view.shape(rectangle(x, -170, 60, 130, 6), 'bold', 'leaf');
  view.shape(drawn('-190,-50 -150,-96 -80,-96 -50,-54 -90,-22 -160,-22'), 'bold', 'paper');
  view.shape(ellipse(-118, -60, 34, 24), 'line', 'sun');
  view.shape(star(10, -46, 52, 42, 10), 'bold', 'paper');
  view.line(traced('-16,-42 0,-62 22,-54 18,-36 2,-38'), 'line', 0.4);
  if (level > 0) {
    for (const [x, y] of [
      [80, -20],
      [120, -6],
      [150, -34],
      [56, 4],
    ] as const)
      view.shape(ellipse(x, y, 17, 12), 'line', 'grass');
    view.shape(drawn('150,-30! 210,-60 220,-20 170,0!'), 'line', 'blush');
  }
}

const ramenNight = scenic({
  name: 'ramen-night',
  category: 'food',
  size: [1000, 800],
  ground: 640,
  edge: 'page',
  stages: [tableBy('boards', ['wood', 'sand']), tableBy('shelves', ['wood', 'cream'])],
  tags: ['ramen', 'noodles', 'soup', 'japanese'],
  layouts: [
    {
      words: [
        [
          'A Bowl of Ramen',
          'Noodles, an egg and a pink swirl that nobody can name. First you lean into the steam.',
        ],
        ['Slurping Allowed', 'The louder, the better it tastes. In the end you drink from the bowl.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        lanterns(scene);
        for (const dx of [0, 46])
          sheet
            .layer('sticks')
            .shape(
              drawn(`${620 + dx},420! ${830 + dx},130! ${848 + dx},140! ${646 + dx},430!`),
              'bold',
              'rust',
            );
        ramenBowl(
          sheet.layer('bowl').at({ x: 480, y: 520, scale: byGrade(scene, 1.2, 1.1, 1.06) }),
          level,
          'ember',
        );
      },
    },
    {
      words: [
        [
          'Two Bowls at the Counter',
          'One for you, one for me. Whoever finishes first gets to tell the story.',
        ],
        [
          'Late at the Noodle Bar',
          'It rains outside and the windows are steamed up. The soup has just come.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        lanterns(scene);
        ramenBowl(sheet.layer('bowl').at({ x: 270, y: 500, scale: 0.76 }), level, 'c');
        ramenBowl(sheet.layer('bowl').at({ x: 720, y: 590, scale: 0.86 }), level, 'a');
        sheet.layer('tea').shape(drawn('420,640! 540,640! 530,760! 430,760!'), 'bold', 'd');
        sheet.layer('tea').shape(ellipse(480, 640, 60, 18), 'line', 'leaf');
      },
    },
  ],
});

function lanterns({ sheet, level }: Scene): void {
  for (const [i, x] of [130, 870, 330, 670].slice(0, [1, 3, 4][level]).entries()) {
    const view = sheet.layer('lanterns').at({ x, y: 190 + (i > 1 ? -30 : 20), scale: i > 1 ? 0.7 : 0.9 });
    view.line(
      [
        [0, -300],
        [0, -80],
      ],
      'line',
      0,
    );
    const rim = clockwise(drawn('-40,-84! -84,-40 -90,10 -70,60 -40,84! 40,84! 70,60 90,10 84,-40 40,-84!'));
    view.shape(rim, 'bold', 'ember');
    for (const y of [-40, 0, 40].slice(0, level + 1))
      view.inside([rim]).line(
        [
          [-100, y],
          [100, y],
        ],
        'line',
        0,
      );
    for (const y of [-96, 82]) view.shape(rectangle(-44, y, 88, 18, 4), 'line', 'wood');
  }
}

function taco(view: Sheet, level: Level): void {
  view.shape(drawn('-150,0 -140,-90 -70,-160 20,-170 110,-120 150,-40 150,0!'), 'bold', 'gold');
  for (const [i, x] of (level === 0 ? [-80, 10, 90] : [-96, -56, -12, 34, 66, 88]).entries())
    view.shape(
      drawn(
        `${x - 40},-60! ${x - 50},-130 ${x - 16},-${168 - Math.abs(x) * 0.3} ${x + 20},-${150 - Math.abs(x) * 0.3} ${x + 46},-110 ${x + 40},-50!`,
      ),
      'line',
      (['leaf', 'ember', 'grass', 'sun', 'leaf', 'ember'] as const)[i],
    );
  view.shape(drawn('-160,0! -156,-70 -100,-130 -10,-140 90,-96 140,-30 146,0!'), 'bold', 'sun');
  for (const [x, y] of (
    [
      [-90, -60],
      [-20, -90],
      [40, -50],
      [-40, -30],
      [90, -30],
    ] as const
  ).slice(0, [2, 4, 5][level]))
    view.shape(ellipse(x, y, 12, 9, 0.4), 'line', 'gold');
}

const tacoParty = scenic({
  name: 'taco-party',
  category: 'food',
  size: [1000, 800],
  ground: 580,
  edge: 'page',
  stages: [tableBy('stripes', ['ember', 'sun']), tableBy('tiles', ['c', 'paper'])],
  tags: ['taco', 'mexican', 'dinner', 'party'],
  layouts: [
    {
      words: [
        [
          'Taco Night',
          'You fill it as full as it will go, and then some more. Eating it is your own affair.',
        ],
        ['The Big Taco', 'It crunches, it drips and it is gone. You will need a napkin.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        sheet.layer('plate').shape(ellipse(500, 640, 430, 100), 'bold', 'c');
        sheet.layer('plate').shape(ellipse(500, 624, 350, 70), 'line', 'soft');
        taco(sheet.layer('taco').at({ x: 500, y: 650, scale: byGrade(scene, 2, 1.9, 1.8) }), level);
        limes(scene, [
          [884, 630],
          [820, 700],
        ]);
      },
    },
    {
      words: [
        [
          'Tacos for the Whole Family',
          'They stand in a row as if for a photograph. It will not be a long row for long.',
        ],
        ['Six Tacos and a Cactus', 'The cactus is only for decoration. It has been told so twice.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, [x, y]] of (
          [
            [250, 430],
            [520, 410],
            [790, 430],
            [190, 680],
            [500, 690],
            [810, 680],
          ] as const
        ).entries())
          taco(sheet.layer('taco').at({ x, y, scale: 0.8, flip: i % 2 === 1 }), level === 2 ? 1 : level);
        cactus(sheet.layer('cactus').at({ x: 660, y: 600, scale: 0.5 }), level);
        limes(scene, [
          [350, 560],
          [60, 560],
          [930, 560],
        ]);
      },
    },
  ],
});

function limes({ sheet, level }: Scene, at: readonly Point[]): void {
  for (const [x, y] of at.slice(0, level + 1)) {
    const view = sheet.layer('limes').at({ x, y });
    view.shape(ellipse(0, 0, 64), 'bold', 'leaf');
    view.shape(ellipse(0, 0, 50), 'line', 'grass');
    for (let i = 0; i < [4, 6, 8][level]!; i++)
      view.line([[0, 0], polar([0, 0], 50, (i * Math.PI * 2) / [4, 6, 8][level]!)], 'line', 0);
  }
}

function cactus(view: Sheet, level: Level): void {
  view.shape(drawn('-40,-60! -50,-300 0,-350 50,-300 40,-60!'), 'bold', 'leaf');
  view.shape(drawn('-44,-130! -120,-140 -130,-240 -96,-250 -90,-180 -46,-180!'), 'bold', 'leaf');
  if (level > 0)
    for (const x of [-16, 16])
      view.line(
        [
          [x, -310],
          [x, -70],
        ],
        'fine',
        0.4,
      );
  view.shape(drawn('-80,-70! 80,-70! 60,40! -60,40!'), 'bold', 'rust');
}

/** Dishes for the evening. */
export const supperPages: readonly Composition[] = [ramenNight, tacoParty];
