import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Hide } from '../../motifs/dinosaurs/dinosaur.ts';
import { pterosaur } from '../../motifs/dinosaurs/flier.ts';
import { hatchling } from '../../motifs/dinosaurs/hatchling.ts';
import { longNeck } from '../../motifs/dinosaurs/long-neck.ts';
import { stegosaur } from '../../motifs/dinosaurs/stegosaur.ts';
import { triceratops } from '../../motifs/dinosaurs/triceratops.ts';
import { tyrannosaur } from '../../motifs/dinosaurs/tyrannosaur.ts';
import { asOne, downTo, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { roomyTuft } from '../../motifs/roomy/plants.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { firs, lake, lava, ridgeOf, smoking, thicket } from '../../motifs/stages/prehistoric.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import { conifer, cycad, fernEdge, skyBands } from '../../motifs/stages/wilds.ts';
import type { Coverings } from '../../sheet.ts';
import { type Picture, pictured } from '../people/picture.ts';
import { tidied } from '../tidied.ts';

const WIDE = [1000, 800] as const;

/** Sky, hills and water of the finest pages. */
function covers({ random, width, height }: Scene): Coverings {
  return {
    bands: asOne(
      dressSky,
      random.fork('sky'),
      { kinds: ['heaped', 'gusts', 'beams', 'mackerel'], size: 124 },
      downTo(width, height),
    ),
    hills: eachOne(dressMeadow, random.fork('hills'), { kinds: ['mounds'], size: 170 }),
    lake: asOne(dressWater, random.fork('lake'), { kinds: ['currents', 'reflections'], size: 130 }),
  };
}

function hideOf({ random, level }: Scene): Hide {
  const [skin, belly, mark] = random.pick([
    ['grass', 'cream', 'leaf'],
    ['c', 'soft', 'a'],
    ['ember', 'cream', 'rust'],
    ['a', 'cream', 'b'],
    ['d', 'soft', 'c'],
  ] as const);
  return { level, skin, belly, mark, isPlain: level === 0 };
}

const rex: Picture = {
  name: 'tyrannosaur',
  category: 'adventure',
  covers,
  size: WIDE,
  ground: 700,
  edge: 'open',
  stages: [lava, lake],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const hide = hideOf(scene);
    if (level > 0)
      pterosaur(sheet.layer('flier').at({ x: 170, y: 168, scale: 0.6 }), {
        ...hide,
        level: 0,
        skin: 'd',
        mark: 'b',
      });
    tyrannosaur(
      sheet
        .layer('dinosaur')
        .at({ x: byGrade(scene, 500, 530, 530), y: ground + 20, scale: byGrade(scene, 1, 1.06, 1.06) }),
      hide,
    );
    if (level > 0)
      boulder(
        sheet.layer('stones').at({ x: 130, y: ground + 50 }),
        random,
        byGrade(scene, 70, 62, 56),
        level > 0,
      );
    cycad(scene, [930, ground + 30], 0.8);
    if (level === 2) cycad(scene, [70, ground + 30], 0.8);
    fernEdge(scene, byGrade(scene, 0, 4, 4), byGrade(scene, 120, 130, 140));
    return {
      title: random.pick(
        stage === lava
          ? ['The King of the Valley', 'Rex by the Volcano', 'The Loudest Dinosaur']
          : ['Tyrannosaurus Goes for a Walk', 'Rex at the Water', 'Big Teeth, Small Arms'],
      ),
      description: random.pick([
        stage === lava
          ? 'Tyrannosaurus rex walks through its valley, and everybody can hear it. The volcano answers with a little smoke.'
          : 'Tyrannosaurus rex has come down to the water. Everybody else has just remembered something else to do.',
        'With teeth like that a Tyrannosaurus need not ask twice. The arms are short, but nobody mentions it.',
        'Every step of Tyrannosaurus rex shakes the ferns. It is only going for a drink of water.',
        'Tyrannosaurus rex has something to say to the whole valley. The flying ones have heard it before.',
      ]),
      tags: ['dinosaur', 'tyrannosaurus', 't-rex', stage.tags[0]!, 'prehistoric', 'ferns'],
    };
  },
};

const family: Picture = {
  name: 'triceratops',
  category: 'adventure',
  covers,
  size: WIDE,
  ground: 646,
  edge: 'open',
  stages: [thicket, lava],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const hide = hideOf(scene);
    const herd = sheet.layer('dinosaur');
    triceratops(
      herd.at({ x: byGrade(scene, 512, 430, 430), y: ground - 10, scale: byGrade(scene, 1.1, 1.24, 1.2) }),
      hide,
    );
    if (level > 0)
      triceratops(herd.at({ x: 730, y: ground + 80, scale: byGrade(scene, 0.58, 0.56, 0.56) }), {
        ...hide,
        level: level === 2 ? 1 : 0,
      });
    if (level > 0) cycad(scene, [60, ground + 80], 0.8);
    if (level === 0) {
      hatchling(sheet.layer('egg').at({ x: 740, y: ground + 112, scale: 1.3 }), hide);
      for (const [x, scale] of [
        [150, 1.2],
        [460, 0.9],
      ] as const)
        roomyTuft(sheet.layer('near').at({ x, y: 790, scale }));
    } else fernEdge(scene, byGrade(scene, 0, 5, 4), byGrade(scene, 120, 120, 126));
    return {
      title:
        level === 0
          ? 'Three Horns and a Shield'
          : random.pick([
              'Mother Triceratops',
              'Three Horns and a Little One',
              'The Triceratops Calf',
              'Home among the Ferns',
              'Out with Mother',
            ]),
      description:
        level === 0
          ? 'One horn grows on the nose and two over the eyes, and behind the shield nothing is to be feared. The little one has just hatched and looks up.'
          : random.pick([
              'A Triceratops and her calf push through the ferns. Behind a shield like hers nothing is to be feared.',
              'The calf has only small horns so far. It carries its head like its mother all the same.',
              'Mother and calf have left the wood early this morning. The little one wants to go first.',
            ]),
      tags: ['dinosaur', 'triceratops', 'prehistoric', 'horns', 'mother and baby', 'ferns'],
    };
  },
};

const plated: Picture = {
  name: 'stegosaur',
  category: 'adventure',
  covers,
  size: WIDE,
  ground: 660,
  edge: 'open',
  focus: [520, 430, 1.3],
  stages: [lava, thicket, lake],
  act(scene, stage) {
    const { sheet, random, ground, level } = scene;
    stegosaur(
      sheet.layer('dinosaur').at({
        x: byGrade(scene, 500, 500, 500),
        y: ground - 40,
        scale: byGrade(scene, 1.06, 1.04, 0.76),
      }),
      hideOf(scene),
    );
    if (level > 0) boulder(sheet.layer('stones').at({ x: 760, y: ground + 50 }), random, 50, true);
    if (level === 1) cycad(scene, [130, ground + 30], 0.9);
    if (level === 2)
      for (const angle of [-1.15, 1.1, -0.75, 0.7, -0.35, 0.3, 0]) {
        const frond = { x: 890, y: ground + 70, angle };
        const long = 176 - 40 * Math.abs(angle);
        sheet.layer('breakfast').shape(place(petal('leaf', long, 44), frond), 'line', 'leaf');
        sheet.layer('breakfast').line(traced(`0,-16 2,${-long * 0.5} 0,${-long * 0.84}`, frond), 'line', 0.3);
      }
    fernEdge(scene, byGrade(scene, 0, 5, 4), 150);
    return {
      title: random.pick([
        'Plates in the Sun',
        'Stegosaurus on Its Way',
        'A Back Full of Plates',
        'The Stegosaurus Takes Its Time',
      ]),
      description: random.pick([
        'A Stegosaurus warms its plates in the morning sun. There is room for a color on each of them.',
        'Here are many plates, sharp spikes and no hurry at all. A Stegosaurus walks by.',
        `The plates of a Stegosaurus stand like sails in the wind. ${stage === lava ? 'The volcano behind it has been smoking since Tuesday.' : 'Nobody has ever seen it in a hurry.'}`,
        'A Stegosaurus looks for the softest ferns near the ground. Its tail takes care of everything else.',
      ]),
      tags: ['dinosaur', 'stegosaurus', 'plates', stage.tags[0]!, 'prehistoric'],
    };
  },
};

/** The same from afar: without details. */
const far = (of: Hide): Hide => ({ ...of, level: 0, isPlain: true });

/** A river that winds from the far hills to the foot of the picture and grows broader on its way. */
function river({ sheet, level }: Scene): void {
  const view = sheet.layer('river');
  const water = drawn(
    '560,486! 612,500 664,520 640,546 560,572 520,606 530,650 560,700 552,760 520,840! 400,840! 436,770 440,700 420,640 430,590 490,552 556,532 582,516 540,500!',
  );
  view.shape(water, 'line', 'water');
  for (const way of [
    '470,596 500,576 550,562',
    '452,640 480,652 506,644',
    '470,690 500,700 530,694',
    '456,742 486,752 522,744',
    '436,788 470,780 500,790',
  ].slice(0, [1, 3, 5][level]))
    view.inside([water]).line(traced(way), 'fine', 0.5);
}

/** The dinosaurs of one valley, seen from a rise above it. */
const valley: Picture = {
  name: 'dinosaur-valley',
  category: 'adventure',
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['heaped', 'gusts'], size: 150 }, downTo(width, height)),
    hills: eachOne(dressMeadow, random.fork('hills'), { kinds: ['mounds'], size: 200 }),
  }),
  size: WIDE,
  ground: 700,
  edge: 'page',
  stages: [
    {
      ...lake,
      behind(scene) {
        if (scene.level === 2) skyBands(scene, [60, 300], 1);
        clouds(scene, [
          [0.3, 0.1, 0.5],
          [0.62, 0.14, 0.5],
          [0.92, 0.08, 0.5],
          [0.06, 0.08, 0.5],
        ]);
        smoking(scene, 800, 330, 0.56);
        ridgeOf(scene, 290, 20, 'stone');
        ridgeOf(scene, 330, 14, 'leaf');
        firs(scene, byGrade(scene, 4, 5, 6), 372, byGrade(scene, 0.4, 0.44, 0.46));
        ridgeOf(scene, 386, 10, 'grass');
      },
    },
  ],
  act(scene) {
    const { sheet, random, level } = scene;
    const herd = sheet.layer('dinosaur');
    const hide = (skin: Hide['skin'], mark: Hide['mark']): Hide => ({ level, skin, mark, belly: 'cream' });
    ridgeOf(scene, 452, 10, 'leaf');
    longNeck(herd.at({ x: 310, y: 470, scale: 0.42 }), far(hide('d', 'c')));
    if (level === 2)
      longNeck(herd.at({ x: 584, y: 464, scale: 0.22, flip: true }), far(hide('c', 'd')), 'down');
    ridgeOf(scene, 500, 10, 'grass');
    river(scene);
    for (const [x, y, scale] of [
      [52, 560, 0.44],
      [956, 540, 0.4],
      [120, 520, 0.3],
    ] as const)
      conifer(scene, [x, y], scale);
    stegosaur(herd.at({ x: 776, y: 590, scale: 0.4 }), far(hide('b', 'rust')));
    triceratops(herd.at({ x: 770, y: 748, scale: 0.44, flip: true }), far(hide('a', 'ember')));
    tyrannosaur(herd.at({ x: 264, y: 748, scale: byGrade(scene, 0.56, 0.53, 0.52) }), hide('grass', 'leaf'));
    if (level > 0)
      pterosaur(sheet.layer('flier').at({ x: 560, y: 150, scale: 0.44 }), far(hide('ember', 'rust')));
    if (level === 2) pterosaur(sheet.layer('flier').at({ x: 130, y: 190, scale: 0.34 }), far(hide('d', 'b')));
    fernEdge(scene, byGrade(scene, 0, 4, 5), byGrade(scene, 70, 80, 80));
    return {
      title: random.pick([
        'Dinosaur Valley',
        'A Morning in the Age of Dinosaurs',
        'Dinosaurs by the River',
        'The Great Dinosaur Meeting',
      ]),
      description: random.pick([
        'Long necks drink at the river, a Stegosaurus looks on, and Tyrannosaurus is in a good mood today. Find everybody who is at home in this valley.',
        'From up here the whole valley of the dinosaurs is in view, as far as the volcano. Nobody has noticed us yet.',
        'The river feeds the whole valley, and at noon everybody is here. Horns, plates, long necks and sharp teeth get along for an hour.',
        'Two flying ones circle over a valley full of giants. One of them is the tallest, and one is only the loudest.',
      ]),
      tags: [
        'dinosaur',
        'dinosaurs',
        'tyrannosaurus',
        'triceratops',
        'stegosaurus',
        'brachiosaurus',
        'valley',
        'prehistoric',
      ],
    };
  },
};

/** Pages of dinosaurs. */
export const dinosaurs: readonly Composition[] = [
  tidied(pictured(rex)),
  pictured(family),
  pictured(plated),
  tidied(pictured(valley)),
];
