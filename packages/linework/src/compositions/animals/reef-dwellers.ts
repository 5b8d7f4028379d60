import type { Composition } from '../../composition.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { turtleAlongside } from '../../motifs/animals/turtle-alongside.ts';
import { boldJelly, boldTurtle } from '../../motifs/animals/bold.ts';
import { greatJelly, seahorse } from '../../motifs/animals/beasts/swimmers.ts';
import {
  anemone,
  beams,
  brain,
  kelp,
  pipes,
  reefFish,
  seaFan,
  staghorn,
} from '../../motifs/nature/reef-life.ts';
import { broadDeep } from '../../motifs/stages/broad.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Stage, byGrade, strewn } from '../../motifs/stages/stage.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineSea, type SeaPlace } from '../../motifs/stages/sea-places.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { simpler } from '../people/picture.ts';

/** Open water with light from above, and a reef or kelp below; fish of fine pages may swim at places of their own. */
function deep(growth: 'reef' | 'kelp', fish?: SeaPlace['fish']): Stage {
  return finely(usualDeep(growth), fineSea(growth, fish));
}

function usualDeep(growth: 'reef' | 'kelp'): Stage {
  return {
    where: 'under the sea',
    tags: ['sea', 'underwater', growth],
    sky: 'water',
    behind(scene) {
      const { sheet, width, height, random, level } = scene;
      skyBands(scene, [height * 0.14, height * 0.98], byGrade(scene, 2, 5, 14), ['sky', 'water']);
      if (level === 1) beams(sheet.layer('beams'), width, height * 0.5, 3);
      if (growth === 'kelp')
        for (const [i, x] of byGrade(
          scene,
          [0.05, 0.95],
          [0.05, 0.14, 0.88, 0.96],
          [0.03, 0.1, 0.18, 0.82, 0.9, 0.97],
        ).entries())
          kelp(
            sheet.layer('kelp').at({ x: x * width, y: height }),
            height * (0.86 - (i % 3) * 0.18),
            30,
            i % 2 === 0 ? 'leaf' : 'grass',
          );
      const kinds = ['angel', 'clown', 'long'] as const;
      for (const [i, [x, y]] of strewn(random.fork('fish'), byGrade(scene, [1, 1], [3, 2], [3, 2]), [
        width * 0.12,
        60,
        width * 0.88,
        height * 0.5,
      ]).entries())
        reefFish(
          sheet.layer('fish').at({ x, y, scale: byGrade(scene, 0.7, 0.5, 0.46), flip: i % 2 === 0 }),
          kinds[i % 3]!,
          [(['a', 'b', 'd'] as const)[i % 3]!, 'sun'],
          simpler(level),
        );
      for (const [x, y] of level === 0
        ? []
        : strewn(random.fork('bubbles'), [level * 4, 3], [50, 60, width - 50, height * 0.7]))
        sheet.layer('bubbles').shape(ellipse(x, y, byGrade(scene, 0, 13, 11)), 'line', 'soft');
      ridgeOf(scene, height - 110, 16, 'sand');
    },
    before(scene) {
      const { sheet, width, height, random, level } = scene;
      const it = { level, random } as const;
      const reef = sheet.layer('reef');
      const y = height - 30;
      staghorn(reef.at({ x: width * 0.13, y, scale: 0.9 }), { ...it, role: 'a' });
      brain(reef.at({ x: width * 0.88, y, scale: 0.86 }), { ...it, role: 'b' });
      if (level === 0 || growth === 'kelp') return;
      pipes(reef.at({ x: width * 0.3, y, scale: 0.6 }), { ...it, role: 'd' });
      anemone(reef.at({ x: width * 0.7, y, scale: 0.7 }), { ...it, role: 'c' });
      if (level === 2) seaFan(reef.at({ x: width * 0.52, y: y + 10, scale: 0.6 }), { ...it, role: 'ember' });
    },
  };
}

/** A small shoal that follows a turtle: places as shares of the page, and sizes. */
const BEHIND_A_TURTLE = [
  [0.16, 0.13, 0.5],
  [0.32, 0.2, 0.42],
  [0.1, 0.32, 0.4],
] as const;

/** Broad blades of weed on the ground of an easy page: where they root, how long they are and how they lean. */
const WEED = [
  [100, 400, 0],
  [896, 440, 0],
] as const;

const turtleReef = scenic({
  name: 'turtle-reef',
  category: 'animals',
  size: [1000, 800],
  ground: 640,
  edge: 'open',
  stages: [deep('reef', BEHIND_A_TURTLE), deep('kelp', BEHIND_A_TURTLE)],
  easyStages: [broadDeep],
  tags: ['turtle', 'sea turtle', 'ocean'],
  layouts: [
    {
      words: [
        [
          'Turtle over the Reef',
          'The turtle flies over the reef with slow wings. It is a hundred years old and has never been late.',
        ],
        [
          'Above the Coral Garden',
          'Below lies a garden and nobody waters it. The turtle looks in every day.',
        ],
      ],
      draw(scene) {
        const angle = scene.random.range(-0.3, 0.1);
        const view = scene.sheet.layer('turtle');
        if (scene.level === 0) {
          for (const ray of ['360,20 180,760']) view.line(traced(ray), 'line', 0);
          for (const [x, long, lean] of WEED)
            view.shape(
              place(finePetal('leaf', long, long * 0.3), { x, y: 780, angle: lean }),
              'line',
              'leaf',
            );
          return boldTurtle(view.at({ x: 446, y: 412, scale: 1.06, angle: 0.1 + angle * 0.2 }));
        }
        turtleAlongside(
          view.at({ x: 480, y: 350, scale: byGrade(scene, 1, 0.98, 0.94), angle }),
          scene.level,
        );
      },
    },
    {
      words: [
        [
          'Three Turtles on Their Way',
          'One big, two small and an ocean to cross. They take it one stroke at a time.',
        ],
        [
          'The Turtle School',
          'Lesson one is swimming and lesson two is to keep on swimming. There are no more lessons.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [x, y, scale, angle] of [
          [540, 150, 0.34, -0.14],
          [800, 270, 0.34, 0.06],
        ] as const)
          turtleAlongside(sheet.layer('turtle').at({ x, y, scale, angle }), 0);
        turtleAlongside(sheet.layer('turtle').at({ x: 420, y: 500, scale: 0.66, angle: -0.06 }), level);
      },
    },
  ],
});

/** Fish in the free water above and between seahorses. */
const ASIDE = [
  [0.68, 0.08, 0.5],
  [0.26, 0.08, 0.44],
  [0.55, 0.71, 0.4],
] as const;

const seahorses = scenic({
  name: 'seahorses',
  category: 'animals',
  size: [800, 1000],
  ground: 860,
  edge: 'open',
  stages: [deep('kelp', ASIDE), deep('reef', ASIDE)],
  tags: ['seahorse', 'ocean', 'fish'],
  layouts: [
    {
      words: [
        [
          'The Seahorse',
          'It swims upright and slowly, like somebody out for a walk. When it gets tired it holds on to the kelp.',
        ],
        [
          'A Very Small Horse',
          'No rider and no saddle, only a little fin that hums. The seahorse goes where the sea goes.',
        ],
      ],
      draw: (scene) =>
        seahorse(
          scene.sheet.layer('seahorse').at({ x: 330, y: 560, scale: byGrade(scene, 1.36, 1.26, 1.2) }),
          scene.level,
          ['ember', 'sun'],
        ),
    },
    {
      words: [
        [
          'A Seahorse and Its Foals',
          'The foals are no longer than a finger and look up to the big one. They would like to know when they will be that tall.',
        ],
        [
          'The Little Ones Look Up',
          'Three small seahorses have come up out of the kelp. The big one holds still so that they can catch up.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const view = sheet.layer('seahorse');
        seahorse(view.at({ x: 290, y: 570, scale: byGrade(scene, 1.3, 1.2, 1.16) }), level, ['a', 'sun']);
        for (const [x, y, scale] of [
          [560, 410, 0.34],
          [470, 560, 0.38],
          [576, 690, 0.36],
        ] as const)
          seahorse(view.at({ x, y, scale, flip: true }), 0, ['d', 'sun']);
      },
    },
    {
      words: [
        [
          'The Seahorse Dance',
          'They meet every morning and dance with each other. After that the day may begin.',
        ],
        [
          'Two Seahorses',
          'Face to face they hang in the water and say good morning. It takes them half an hour.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        seahorse(sheet.layer('seahorse').at({ x: 210, y: 500, scale: 0.98 }), level, ['a', 'cream']);
        seahorse(sheet.layer('seahorse').at({ x: 610, y: 560, scale: 0.92, flip: true }), level, [
          'd',
          'soft',
        ]);
      },
    },
  ],
});

const jellyDrift = scenic({
  name: 'jellyfish-drift',
  category: 'animals',
  size: [800, 1000],
  ground: 860,
  edge: 'open',
  stages: [deep('kelp'), deep('reef')],
  easyStages: [broadDeep],
  tags: ['jellyfish', 'ocean', 'deep sea'],
  layouts: [
    {
      words: [
        [
          'The Jellyfish',
          'It has no bones and no plans. It opens like an umbrella and is one step farther on.',
        ],
        ['Lantern of the Deep', 'The jellyfish glows when it likes. Color it so that it shines.'],
      ],
      draw(scene) {
        const angle = scene.random.range(-0.16, 0.16);
        const view = scene.sheet.layer('jelly');
        if (scene.level === 0) return boldJelly(view.at({ x: 400, y: 440, scale: 1.3, angle }));
        greatJelly(view.at({ x: 400, y: 330, scale: byGrade(scene, 1.3, 1.26, 1.2), angle }), scene.level, [
          'a',
          'blush',
        ]);
      },
    },
    {
      words: [
        [
          'Jellyfish on Parade',
          'They drift up together like balloons that somebody has let go. None of them is steering.',
        ],
        ['Umbrellas under the Sea', 'Here it is always wet. Luckily everybody has brought an umbrella.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        greatJelly(sheet.layer('jelly').at({ x: 600, y: 220, scale: 0.62, angle: 0.16 }), simpler(level), [
          'd',
          'soft',
        ]);
        greatJelly(sheet.layer('jelly').at({ x: 250, y: 350, scale: 0.84, angle: -0.12 }), level, [
          'a',
          'blush',
        ]);
        greatJelly(sheet.layer('jelly').at({ x: 560, y: 630, scale: 0.66, angle: 0.2 }), level, [
          'c',
          'cream',
        ]);
      },
    },
  ],
});

/** Animals under the sea. */
export const reefDwellers: readonly Composition[] = [tidied(turtleReef), seahorses, jellyDrift];
