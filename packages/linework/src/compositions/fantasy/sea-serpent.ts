import type { Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { mix } from '../../geometry/point.ts';
import { galleon } from '../../motifs/adventure/galleon.ts';
import { serpent } from '../../motifs/fantasy/legends.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { SKY_OF, skyOf, waters } from '../../motifs/stages/hours.ts';
import { type Scene, type Stage, byGrade } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';

const WIDE = [1000, 800] as const;

const seaSerpent = scenic({
  name: 'sea-serpent',
  category: 'fantasy',
  size: WIDE,
  views: [
    [500, 800, 1],
    [600, 340, 1.3],
  ],
  ground: 520,
  edge: 'open',
  stages: (['day', 'dusk', 'night'] as const).map((hour): Stage => ({
    where: 'on the sea',
    tags: ['sea', 'waves', hour],
    sky: SKY_OF[hour],
    behind(scene) {
      skyOf(scene, hour, scene.ground - 60, scene.random.fork('light').range(0.2, 0.8));
      waters(scene, scene.ground - 60, scene.height);
    },
  })),
  tags: ['sea serpent', 'sea monster', 'dragon', 'myth'],
  layouts: [
    {
      words: [
        [
          'The Sea Serpent Surfaces',
          'One hump, two humps, and then a friendly face. It only wanted to know what day it is.',
        ],
        ['Here Be Sea Serpents', 'On the old maps it is drawn just here. It likes the way it came out.'],
      ],
      draw(scene) {
        hump(scene, '130,820 136,640 176,510 256,470 336,510 372,640 378,820', 44, [
          'grass',
          'cream',
          'ember',
        ]);
        serpent(scene.sheet.layer('serpent').at({ x: 0, y: 0 }), {
          level: scene.level,
          spine: '540,940 528,740 420,600 404,470 480,340 570,286 660,270',
          thick: 74,
          isScaled: true,
          roles: ['grass', 'cream', 'ember'],
          head: [690, 270, 0.1],
        });
        front(scene, 660, [
          [506, 120],
          [136, 84],
          [366, 84],
        ]);
      },
    },
    {
      words: [
        [
          'The Ship and the Serpent',
          'The sailors have stopped singing. The serpent is sorry: it would have liked to hear the last verse.',
        ],
        [
          'An Audience from the Deep',
          'Where there is music at sea, the serpent comes up to listen. It knows most of the songs by now.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        galleon(sheet.layer('ship').at({ x: 262, y: 640, scale: 0.52 }), {
          level: simpler(level),
          sails: ['paper', 'a'],
          flag: 'b',
        });
        hump(scene, '810,840 816,640 850,540 900,510 950,540 984,640 990,840', 36, ['d', 'soft', 'a']);
        serpent(sheet.layer('serpent').at({ x: 1262, flip: true }), {
          level,
          spine: '610,940 602,740 512,600 502,460 566,330 640,276 690,262',
          thick: 58,
          isScaled: true,
          roles: ['d', 'soft', 'a'],
          head: [716, 262, 0.1],
        });
        front(scene, 640, [
          [688, 104],
          [822, 70],
          [980, 70],
        ]);
      },
    },
  ],
});

function hump(
  { sheet, level }: Scene,
  spine: string,
  thick: number,
  roles: readonly [Role, Role, Role],
): void {
  serpent(sheet.layer('hump'), { level, spine, thick, roles, isScaled: true });
}

/** Waves before everything, and foam where something comes out of the water: at an x, so broad. */
function front(scene: Scene, y: number, foam: readonly (readonly [x: number, half: number])[]): void {
  const { width, height, level } = scene;
  const view = scene.sheet.layer('front');
  for (const [x, half] of foam)
    for (const [dx, share] of (
      [
        [-0.62, 0.5],
        [0.62, 0.52],
        [0, 0.66],
      ] as const
    ).slice(level === 1 ? 1 : 0))
      view.shape(
        puff(
          scene.random.fork(`foam ${x} ${dx}`),
          [x + dx * half, y + 6],
          [half * share, half * 0.34],
          7,
          0.16,
        ),
        'line',
        'paper',
      );
  const bands = byGrade(scene, 2, 3, 5);
  for (let i = 0; i < bands; i++) {
    const top = mix(y, height, i / bands);
    const crests: [number, number][] = [];
    for (let x = -180 + i * 50; x < width + 180; x += [260, 200, 160][level]!)
      crests.push([x, top + 26], [x + 100, top - 24], [x + 140, top - 4]);
    view.shape(
      [...curve(crests, 6), [width + 200, height + 60], [-200, height + 60]],
      'bold',
      i % 2 === 0 ? 'water' : 'sky',
    );
  }
}

/** Sea serpents among the waves. */
export const seaSerpents: readonly Composition[] = [seaSerpent];
