import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { nearCat } from '../../motifs/animals/beasts/cat.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { farTrees } from '../../motifs/stages/foliage.ts';
import { skyOf } from '../../motifs/stages/hours.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Scene, type Stage, byGrade } from '../../motifs/stages/stage.ts';
import { townhouse } from '../../motifs/townhouse.ts';
import { scenic } from '../scenic.ts';
import { simpler } from '../people/picture.ts';

const TALL = [800, 1000] as const;

/** A windowsill seen from the room, roofs or a meadow outside. */
function sill(outside: 'roofs' | 'meadow'): Stage {
  return {
    where: 'on the windowsill',
    tags: ['window', 'home', outside === 'roofs' ? 'town' : 'garden'],
    sky: 'sky',
    behind(scene) {
      const { sheet, width, height, level } = scene;
      skyOf(scene, 'day', 520, 0.6);
      if (outside === 'roofs')
        for (const [i, gable] of (['step', 'bell', 'point', 'round'] as const).entries())
          townhouse(sheet.layer('town').at({ x: -30 + i * 220, y: 770 }), {
            width: 220,
            eaves: 250 + (i % 2) * 60,
            gable,
            wall: (['b', 'c', 'd', 'cream'] as const)[i]!,
            trim: 'soft',
            level: simpler(level),
            floors: 1,
            shop: false,
          });
      else
        for (let i = 0; i < byGrade(scene, 1, 3, 7); i++) {
          ridgeOf(scene, 480 + i * 44, 24, i % 2 === 0 ? 'leaf' : 'grass');
          if (level > 0 && i === 1) farTrees(scene, 560, 4, 0.7);
        }
      const frame = sheet.layer('frame');
      for (const x of [40, width / 2 - 16, width - 72])
        frame.shape(rectangle(x, -20, 32, 780), 'line', 'wood');
      frame.shape(rectangle(-20, 330, width + 40, 28), 'line', 'wood');
      frame.shape(rectangle(-20, 740, width + 40, 60), 'bold', 'wood');
      frame.shape(rectangle(-20, 800, width + 40, height), 'line', 'cream');
      if (level > 0)
        for (let i = 0; i < level * 8; i++)
          frame.shape(
            rectangle((i * width) / (level * 8), 800, width / (level * 8), 300),
            'line',
            i % 2 === 0 ? 'cream' : 'soft',
          );
      for (const flip of [false, true])
        curtain({ ...scene, sheet: flip ? sheet.at({ x: width, flip }) : sheet });
    },
  };
}

function curtain({ sheet, level }: Scene): void {
  const view = sheet.layer('curtain');
  const rim = clockwise(drawn('-20,-20! 210,-20! 220,200 170,420 90,560! 110,640 120,860! -20,860!'));
  view.shape(rim, 'bold', 'b');
  for (const t of [
    '20,-20 30,260 60,550',
    '90,-20 96,260 80,556',
    '150,-20 150,260 90,558',
    '70,580 60,700 50,860',
    '90,580 96,700 90,860',
  ].slice(0, [2, 4, 5][level]))
    view.line(curve(knots(t), 8), 'line', 0.2);
  view.shape(drawn('40,548! 110,540! 116,580! 44,584!'), 'line', 'a');
}

const catOnTheSill = scenic({
  name: 'cat-on-the-sill',
  category: 'animals',
  size: TALL,
  ground: 760,
  edge: 'page',
  stages: [sill('meadow'), sill('roofs')],
  tags: ['cat', 'pet', 'cozy'],
  layouts: [
    {
      words: [
        [
          'The Cat at the Window',
          'The cat is watching the birds, and the birds are watching the cat. It is better than television.',
        ],
        [
          'Waiting for Somebody',
          'You said that you would be back at five. The cat cannot tell the time, but it knows.',
        ],
      ],
      draw: (scene) =>
        void quadruped(
          scene.sheet.layer('cat').at({ x: 400, y: 780, scale: byGrade(scene, 1.9, 1.8, 1.74) }),
          nearCat,
          posed('sit', { tail: 0.3 }),
          scene.level,
        ),
    },
    {
      words: [
        [
          'A Place in the Sun',
          'From ten to noon the sun lies on the windowsill. From ten to noon the cat lies there too.',
        ],
        [
          'Please Do Not Disturb',
          'The cat has lain down in the warmest place of the house. The flowerpot had to move over.',
        ],
      ],
      draw(scene) {
        quadruped(
          scene.sheet.layer('cat').at({ x: 310, y: 784, scale: 1.5 }),
          nearCat,
          posed('lie', { tail: 0.7 }),
          scene.level,
        );
        pot(scene, 690, 760);
      },
    },
    {
      words: [
        [
          'Two Cats, One Window',
          'The one on the left was there first. The one on the right has not heard about it.',
        ],
        ['Window Seats', 'Two seats with a view, both taken. The third cat is still asleep in bed.'],
      ],
      draw(scene) {
        quadruped(
          scene.sheet.layer('cat').at({ x: 230, y: 780, scale: 1.2 }),
          nearCat,
          posed('sit', { tail: 0.3 }),
          scene.level,
        );
        quadruped(
          scene.sheet.layer('cat').at({ x: 580, y: 780, scale: 1.36, flip: true }),
          { ...nearCat, coat: 'stone' },
          posed('sit', { tail: 0.2 }),
          scene.level,
        );
      },
    },
  ],
});

function pot({ sheet, random, level }: Scene, x: number, y: number): void {
  const view = sheet.layer('pot');
  for (const [u, h] of [
    [-20, 130],
    [20, 170],
    [0, 100],
  ].slice(0, level + 1) as [number, number][])
    wildflower(view.at({ x: x + u, y: y - 80 }), {
      kind: 'tulip',
      random,
      level: 0,
      height: h,
      size: 44,
      sway: u * 0.6,
      role: 'a',
    });
  view.shape(
    drawn(`${x - 62},${y - 100}! ${x + 62},${y - 100}! ${x + 44},${y + 20}! ${x - 44},${y + 20}!`),
    'bold',
    'rust',
  );
  view.shape(rectangle(x - 72, y - 116, 144, 32, 8), 'bold', 'rust');
}

/** Cats on a windowsill. */
export const windowCats: readonly Composition[] = [catOnTheSill];
