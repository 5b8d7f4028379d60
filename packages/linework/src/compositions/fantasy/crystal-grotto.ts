import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { sittingDragon } from '../../motifs/fantasy/dragon-body.ts';
import { crystals } from '../../motifs/fantasy/legends.ts';
import { roomySnail } from '../../motifs/roomy/creatures.ts';
import { roomyFullMoon } from '../../motifs/roomy/sights.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Scene, type Stage, byGrade } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';

const TALL = [800, 1000] as const;

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'ember', 'sun'];

const grotto: Stage = {
  where: 'in the crystal cave',
  tags: ['cave', 'crystals', 'magic'],
  sky: 'night',
  behind(scene) {
    const { sheet, width, height, level } = scene;
    const arches = byGrade(scene, 2, 5, 8);
    for (let i = 0; i < arches; i++) {
      const k = i / arches;
      sheet
        .layer('cave')
        .shape(
          drawn(
            `${k * 300},${height + 20}! ${k * 260},${height * 0.5} ${width * 0.2 + k * 130},${60 + k * 220} ${width * 0.5},${-30 + k * 280} ${width * 0.8 - k * 130},${80 + k * 220} ${width - k * 260},${height * 0.5} ${width - k * 300},${height + 20}!`,
          ),
          'line',
          i % 2 === 0 ? 'd' : 'night',
        );
    }
    for (const [i, [x, s]] of (
      [
        [0.14, 0.9],
        [0.84, 1],
        [0.5, 0.7],
        [0.3, 0.56],
        [0.7, 0.6],
      ] as const
    )
      .slice(0, level + 2)
      .entries())
      crystals(
        sheet.layer('roof').at({ x: x * width, y: 10, scale: s * 0.9, angle: Math.PI }),
        simpler(level),
        [LEADS[i]!, 'soft'],
      );
    for (let i = 0; i < byGrade(scene, 1, 3, 5); i++) ridgeOf(scene, height - 250 + i * 56, 14, 'stone');
  },
};

/** The inside of a cave with a wide mouth, through which the moon is seen. */
const broadCave: Stage = {
  where: 'in the crystal cave',
  tags: ['cave', 'crystals', 'magic'],
  sky: 'stone',
  behind({ sheet }) {
    const mouth = clockwise(
      drawn('110,760! 96,560 130,360 230,210 400,150 570,206 676,350 708,560 690,760!'),
    );
    sheet.layer('cave').shape(mouth, 'bold', 'night');
    const out = sheet.layer('view').inside([mouth]);
    roomyFullMoon(out.at({ x: 420, y: 330 }), 92);
    sheet.layer('cave').rim(mouth, 'bold');
  },
};

/** A crystal of two faces under a slanting top, standing on the frame's origin. */
function facetCrystal(view: Sheet, half: number, high: number, role: Role): void {
  const rim = clockwise(
    drawn(
      `${-half},0! ${-half},${-high + half * 1.3}! ${half * 0.2},${-high}! ${half},${-high + half * 0.9}! ${half},0!`,
    ),
  );
  view.shape(rim, 'bold', role);
  view
    .inside([rim])
    .shape(
      drawn(
        `${-half * 0.06},40! ${-half * 0.06},${-high + half * 0.9}! ${half * 0.2},${-high - 40}! ${half * 2},${-high - 40}! ${half * 2},40!`,
      ),
      'line',
      'soft',
    );
  view.rim(rim, 'bold');
}

/** Fat crystals on both sides of the cave's mouth, two that hang from its roof, and a large snail. */
function broadCrystals({ sheet }: Scene): void {
  for (const [i, [x, half, high, angle]] of (
    [
      [286, 80, 300, 0.14],
      [170, 96, 470, -0.04],
      [504, 80, 240, -0.14],
      [630, 94, 400, 0.04],
    ] as const
  ).entries())
    facetCrystal(sheet.layer('crystals').at({ x, y: 800, angle }), half, high, LEADS[i]!);
  for (const [x, high] of [
    [190, 230],
    [640, 200],
  ] as const)
    facetCrystal(sheet.layer('roof').at({ x, y: 20, angle: Math.PI }), 78, high, 'd');
  sheet
    .layer('roof')
    .shape(
      drawn('-20,-20! 820,-20! 820,120! 740,150 660,96 560,124 440,78 330,112 220,92 110,148 -20,110!'),
      'bold',
      'stone',
    );
  sheet
    .layer('floor')
    .shape(
      drawn('-20,800! 120,770 260,786 400,764 560,786 700,766 820,800! 820,1020! -20,1020!'),
      'bold',
      'sand',
    );
  for (const [x, y, r] of [
    [120, 900, 44],
    [690, 880, 38],
    [620, 926, 30],
  ] as const)
    sheet.layer('floor').shape(ellipse(x, y, r, r * 0.7), 'line', 'stone');
  roomySnail(sheet.layer('snail').at({ x: 400, y: 926 }), 'sun');
}

/** Rocks along the floor that hide where the crystals grow out of it. */
function rubble({ sheet, level }: Scene, y: number): void {
  const stones = [
    [-10, 96, 60],
    [150, 84, 46],
    [300, 100, 58],
    [470, 92, 50],
    [630, 100, 60],
    [790, 100, 64],
  ] as const;
  for (const [i, [x, half, high]] of stones.entries()) {
    const view = sheet.layer('rubble').at({ x, y: y + (i % 2) * 16 });
    view.shape(
      drawn(
        `${-half},20! ${-half * 0.8},${-high * 0.4}! ${-half * 0.2},${-high}! ${half * 0.5},${-high * 0.8}! ${half},10! ${half + 20},150! ${-half - 20},150!`,
      ),
      'bold',
      i % 2 === 0 ? 'stone' : 'd',
    );
    if (level > 0)
      view.line(
        traced(`${-half * 0.2},${-high}! ${half * 0.1},${-high * 0.2}! ${-half * 0.1},60!`),
        'line',
        0.3,
      );
  }
}

const crystalCave = scenic({
  name: 'crystal-grotto',
  category: 'fantasy',
  size: TALL,
  ground: 800,
  edge: 'open',
  stages: [grotto],
  easyStages: [broadCave],
  views: [
    [400, 900, 1],
    [430, 560, 1.22],
  ],
  tags: ['crystal', 'cave', 'gems'],
  layouts: [
    {
      words: [
        [
          'The Crystal Cave',
          'They have been growing here since before there were people. Touch one and it sings.',
        ],
        [
          'Light under the Mountain',
          'Nobody has brought a lamp and still it is bright. Give every crystal a light of its own.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        if (level === 0) return broadCrystals(scene);
        for (const [i, [x, y, s]] of (
          [
            [140, 800, 0.9],
            [670, 790, 1],
            [400, 860, 1.7],
            [220, 930, 0.7],
            [600, 930, 0.74],
          ] as const
        )
          .slice(0, level + 3)
          .entries())
          crystals(sheet.layer('crystals').at({ x, y, scale: s }), level, [LEADS[i]!, 'cream'], s > 0.8);
        for (const [x, y, size] of [
          [250, 330, 34],
          [560, 280, 44],
          [640, 470, 28],
          [170, 500, 30],
        ] as const)
          sheet.layer('glints').shape(star(x, y, size, size * 0.3, 4), 'line', 'sun');
        rubble(scene, 900);
      },
    },
    {
      words: [
        [
          'The Guardian of the Crystals',
          'A little dragon looks after them and polishes one every day. This year it has reached the left-hand wall.',
        ],
        [
          'A Dragon among Crystals',
          'It likes them better than gold, because you can see yourself in them. From here it sees itself nine times.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        for (const [i, [x, y, s]] of (
          [
            [120, 800, 1],
            [690, 780, 1.1],
          ] as const
        ).entries())
          crystals(sheet.layer('crystals').at({ x, y, scale: s }), level, [LEADS[i]!, 'soft']);
        sittingDragon(sheet.layer('dragon').at({ x: 440, y: 880, scale: 0.84 }), {
          level,
          skin: 'c',
          belly: 'cream',
          crest: 'ember',
        });
        for (const [i, [x, s]] of (
          [
            [90, 0.6],
            [730, 0.56],
          ] as const
        ).entries())
          crystals(sheet.layer('near').at({ x, y: 960, scale: s }), level, [LEADS[i + 3]!, 'soft']);
        rubble(scene, 950);
      },
    },
  ],
});

/** A cave full of crystals. */
export const crystalPages: readonly Composition[] = [crystalCave];
