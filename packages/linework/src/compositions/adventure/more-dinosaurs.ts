import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { ankylosaur } from '../../motifs/dinosaurs/ankylosaur.ts';
import type { Hide } from '../../motifs/dinosaurs/dinosaur.ts';
import { pterosaur } from '../../motifs/dinosaurs/flier.ts';
import { plesiosaur } from '../../motifs/dinosaurs/plesiosaur.ts';
import { hatchling } from '../../motifs/dinosaurs/hatchling.ts';
import { reefFish, type FishKind } from '../../motifs/nature/reef-life.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { bubbles } from '../../motifs/people/props.ts';
import { lake, lava, thicket } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { cycad, fernEdge } from '../../motifs/stages/wilds.ts';
import { seafloor } from '../../motifs/stages/wonder.ts';
import { tidied } from '../tidied.ts';
import { pictured, type Picture } from '../people/picture.ts';

const WIDE = [1000, 780] as const;
const TALL = [800, 1000] as const;

function hideOf({ random, level }: Scene): Hide {
  const [skin, belly, mark] = random.pick([
    ['wood', 'cream', 'rust'],
    ['c', 'soft', 'b'],
    ['grass', 'cream', 'sun'],
    ['b', 'soft', 'd'],
  ] as const);
  return { level, skin, belly, mark };
}

const armored: Picture = {
  name: 'ankylosaur',
  category: 'adventure',
  size: WIDE,
  ground: 540,
  edge: 'page',
  stages: [thicket, lava, lake],
  isBanded: true,
  views: [
    [500, 300, 1],
    [500, 200, 1.06],
    [500, 560, 1.1],
  ],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const hide = hideOf(scene);
    if (level > 0) {
      cycad(scene, [168, ground - 96], 0.56);
      for (const [i, x] of [250, 330, 410, 490, 570, 650].entries())
        sheet.layer('tracks').shape(ellipse(x, ground + (i % 2 ? 104 : 142), 19, 10), 'line', 'soft');
    }
    const herd = sheet.layer('dinosaur');
    const withCalf = level > 0 && random.chance(0.5);
    ankylosaur(
      herd.at({ x: withCalf ? 500 : 560, y: ground + 50, scale: byGrade(scene, 1, 0.88, 0.88) }),
      hide,
    );
    if (withCalf) ankylosaur(herd.at({ x: 780, y: ground + 120, scale: 0.44 }), { ...hide, level: 0 });
    if (level > 0) {
      boulder(sheet.layer('stones').at({ x: 90, y: ground + 90 }), random, 46, true);
      boulder(sheet.layer('stones').at({ x: 860, y: ground + 150 }), random, 40, true);
    }
    fernEdge(scene, byGrade(scene, 0, 7, 9), byGrade(scene, 120, 160, 140));
    return {
      title: withCalf
        ? random.pick(['A Small Tank and a Smaller One', 'The Ankylosaurus Calf'])
        : random.pick([
            'Ankylosaurus in Full Armor',
            'The Club at the End of the Tail',
            'A Back like a Castle',
          ]),
      description: withCalf
        ? random.pick([
            'The big Ankylosaurus has plates from nose to tail, and the small one is proud of its first three. They walk slowly so that nothing rattles.',
            'When the calf is tired, it walks in the shade of its mother. Hers is the widest shade in the valley.',
          ])
        : random.pick([
            'Ankylosaurus carries its house on its back and a hammer at its tail. Its favorite food is ferns all the same.',
            'So many plates, and each may have a color of its own. Nobody hurries an Ankylosaurus.',
            `An Ankylosaurus takes its walk ${stage.where}. Those behind it keep their distance from the tail.`,
          ]),
      tags: ['dinosaur', 'ankylosaurus', 'armor', 'prehistoric', stage.tags[0]!],
    };
  },
};

const swimmer: Picture = {
  name: 'plesiosaur',
  category: 'adventure',
  size: WIDE,
  ground: 660,
  edge: 'page',
  stages: [seafloor],
  isBanded: true,
  views: [
    [500, 300, 1],
    [500, 400, 1.08],
    [500, 780, 1.05],
  ],
  act(scene) {
    const { sheet, random, level } = scene;
    const hide = hideOf(scene);
    const life = sheet.layer('dinosaur');
    const isPair = level > 0 && random.chance(0.5);
    const tilt = random.range(-0.22, 0.12);
    plesiosaur(
      life.at({
        x: isPair ? 430 : 490,
        y: isPair ? 480 : 450,
        scale: byGrade(scene, 0.92, 0.8, 0.76),
        angle: tilt,
      }),
      hide,
    );
    if (isPair) plesiosaur(life.at({ x: 720, y: 590, scale: 0.4, angle: tilt + 0.1 }), { ...hide, level: 0 });
    for (const [i, [x, y, s]] of byGrade(
      scene,
      [],
      [
        [330, 150, 0.6],
        [440, 220, 0.5],
      ],
      [
        [300, 140, 0.56],
        [420, 110, 0.5],
        [450, 210, 0.46],
        [330, 240, 0.44],
        [640, 640, 0.4],
      ],
    ).entries())
      reefFish(
        sheet.layer('shoal').at({ x: x!, y: y!, scale: s! }),
        (['long', 'angel'] as FishKind[])[i % 2]!,
        ['a', 'sun'],
        level === 2 ? 1 : level,
      );
    bubbles(
      sheet.layer('bubbles'),
      (
        [
          [900, 120, 26],
          [860, 190, 18],
          [920, 230, 14],
          [120, 420, 20],
        ] as const
      ).slice(0, byGrade(scene, 1, 3, 4)),
    );
    return {
      title: isPair
        ? random.pick(['Mother and Child in the Old Sea', 'The First Swim of the Little Plesiosaur'])
        : random.pick([
            'The Long Neck under Water',
            'Plesiosaur over the Reef',
            'Four Flippers and a Long Neck',
          ]),
      description: isPair
        ? 'A little plesiosaur swims close behind its mother over the reef. It has four flippers and uses all of them at once.'
        : random.pick([
            'A plesiosaur glides over the reef like a ship with a neck. The fish have known it for a million years.',
            'Long before there were whales this was the longest neck in the sea. It turned corners one part after another.',
            'The plesiosaur flies under water with its four flippers. Where it comes up, nobody knows.',
          ]),
      tags: ['dinosaur', 'plesiosaur', 'sea', 'reef', 'fish', 'prehistoric'],
    };
  },
};

/** Cliffs at the right side, the farthest first. */
const CLIFFS = [
  '900,60! 720,90 660,170 700,250 610,330 640,440 560,560 600,700 540,820 560,1040! 900,1040!',
  '900,380! 780,400 740,480 770,560 690,660 720,780 660,900 690,1040! 900,1040!',
  '900,640! 840,680 800,780 820,880 770,1040! 900,1040!',
];

const fliers: Picture = {
  name: 'pterosaur-cliff',
  category: 'adventure',
  size: TALL,
  ground: 840,
  edge: 'page',
  stages: [lake, lava],
  isBanded: true,
  views: [
    [400, 300, 1],
    [400, 500, 1.12],
    [300, 700, 1.25],
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const hide = hideOf(scene);
    const cliff = sheet.layer('cliff');
    for (const [k, table] of CLIFFS.slice(0, level + 1).entries()) {
      const rim = drawn(table);
      cliff.shape(rim, 'bold', (['stone', 'd', 'sand'] as const)[k]);
      const inside = cliff.inside([rim]);
      for (let y = 120; y < 1000; y += byGrade(scene, 400, 120, 74))
        inside.line(traced(`500,${y} 640,${y + 26} 760,${y - 6} 820,${y + 20}`), 'line', 0);
      cliff.rim(rim, 'bold');
    }
    const spots = byGrade(
      scene,
      [[330, 420, 1.36, -0.1]],
      [
        [250, 230, 0.8, -0.2],
        [330, 480, 1, 0.08],
        [300, 720, 0.66, -0.1],
      ],
      [
        [210, 190, 0.7, -0.2],
        [470, 330, 0.62, 0.1],
        [250, 500, 1, -0.06],
        [440, 760, 0.6, 0.2],
      ],
    ) as [number, number, number, number][];
    for (const [i, [x, y, scale, angle]] of spots.entries())
      pterosaur(
        sheet.layer('fliers').at({
          x,
          y,
          scale,
          angle: angle + random.range(-0.08, 0.08),
          flip: (i + (random.chance(0.5) ? 1 : 0)) % 2 === 1,
        }),
        {
          ...hide,
          level: scale > 0.9 ? level : 0,
          ...(i % 2 === 1 ? { skin: 'd' as const, mark: 'ember' as const } : {}),
        },
      );
    if (level > 0) {
      const at = sheet.layer('nest').at({ x: 700, y: 250, scale: 0.8 });
      for (const x of [-40, 36]) hatchling(at.at({ x, y: 0 }), { ...hide, level: 0 });
      at.shape(drawn('-100,-40! 0,-24 100,-40! 80,20 0,34 -80,20'), 'bold', 'wood');
    }
    if (level > 0) cycad(scene, [110, ground + 150], 0.9);
    fernEdge(scene, byGrade(scene, 0, 4, 8), byGrade(scene, 100, 110, 120));
    return {
      title: random.pick([
        'The Cliff of the Pterosaurs',
        'Wings over the Lake',
        'Home to the High Nest',
        'Pterosaurs in the Evening Wind',
      ]),
      description: random.pick([
        'Pterosaurs sail along the cliff, and the young ones wait in the nest for fish. Landing is the hard part.',
        'Before there were birds, these ruled the wind. They have crests instead of crowns.',
        'One spreads its wings and steps off the cliff. That is all there is to flying if you are a pterosaur.',
      ]),
      tags: ['dinosaur', 'pterosaur', 'flying', 'cliff', 'prehistoric'],
    };
  },
};

/** More dinosaurs, by species. */
export const moreDinosaurs: readonly Composition[] = [
  pictured(armored),
  tidied(pictured(swimmer)),
  pictured(fliers),
];
