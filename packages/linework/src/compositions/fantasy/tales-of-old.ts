import { drawn } from '../../geometry/drawn.ts';
import { asOne, downTo } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import type { Composition } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { type Point, mix, place, polar } from '../../geometry/point.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { sittingDragon } from '../../motifs/fantasy/dragon-body.ts';
import { phoenix } from '../../motifs/fantasy/phoenix.ts';
import { unicorn } from '../../motifs/fantasy/steed.ts';
import { hill } from '../../motifs/landscape.ts';
import { driftCloud, rainbow } from '../../motifs/nature/skies.ts';
import { trunkAt } from '../../motifs/people/body/clothes.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Mien } from '../../motifs/people/body/head.ts';
import type { Somebody } from '../../motifs/people/body/somebody.ts';
import { everyday, looks } from '../../motifs/people/casting.ts';
import { openBook } from '../../motifs/people/props.ts';
import { clouds, farTrees, lawn, verge } from '../../motifs/stages/foliage.ts';
import { type Scene, type Stage, byGrade } from '../../motifs/stages/stage.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import { tower } from '../../motifs/tower.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { type Picture, enter, pictured, reachFor } from '../people/picture.ts';
import { krakenRises } from './kraken.ts';

const kindOf = ({ random }: Scene): 'she' | 'he' => random.pick(['she', 'he'] as const);

const rainbowMeadow: Stage = {
  where: 'on the meadow',
  tags: ['meadow', 'rainbow'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, ground } = scene;
    rainbow(
      sheet.layer('rainbow').at({ x: width * 0.5, y: ground - 90 }),
      byGrade(scene, 440, 450, 460),
      byGrade(scene, 60, 34, 28),
      byGrade(scene, 3, 5, 6),
      'sky',
    );
    if (scene.level === 2) jointed(sheet.layer('rainbow').at({ x: width * 0.5, y: ground - 90 }), 460, 28, 6);
    clouds(scene, [
      [0.1, 0.2, 0.62],
      [0.9, 0.14, 0.6],
      [0.5, 0.38, 0.5],
      [0.3, 0.5, 0.4],
      [0.46, 0.07, 0.6],
      [0.72, 0.08, 0.5],
      [0.04, 0.42, 0.5],
      [0.97, 0.36, 0.5],
    ]);
    if (scene.level === 2)
      for (const [i, up] of [232, 192, 158].entries())
        hill(
          sheet.layer('hills'),
          Array.from({ length: 7 }, (_, k): Point => [
            -20 + ((width + 40) * k) / 6,
            ground - up + 26 * Math.sin(k * 1.7 + i * 2.2),
          ]),
          ground,
          i % 2 ? 'grass' : 'leaf',
        );
    farTrees(scene, ground - 110, byGrade(scene, 0, 5, 7), byGrade(scene, 1, 0.9, 0.9));
    lawn(scene, ground - 120);
  },
  before(scene) {
    verge(scene, ['tulip', 'daisy', 'poppy'], 0.8);
  },
};

/** Joints across the bands of a rainbow, those of one band between those of the next. */
function jointed(sheet: Sheet, radius: number, band: number, count: number): void {
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 9; k++) {
      const turn = Math.PI * (1.02 + (k + (i % 2) * 0.5) * 0.115);
      const [outer, inner] = [radius - i * band, radius - (i + 1) * band];
      sheet.line([polar([0, 0], outer, turn), polar([0, 0], inner, turn)], 'fine', 0);
    }
}

/** A child that holds out an apple to a unicorn's muzzle. */
function offersApple(scene: Scene, who: Somebody, mien: Mien, muzzle: Point): void {
  const { sheet, ground } = scene;
  const apple: Point = [muzzle[0] + 42, muzzle[1] + 20];
  const at: Point = [apple[0] + 168, ground + 24];
  enter(scene, {
    who,
    posture: {
      ...POSTURES.stand,
      turn: 0.4,
      head: { turn: 0.5, tilt: 4 },
      arms: [
        { upper: -18, fore: -4 },
        {
          reach: reachFor('child', at, 1.1, [2 * at[0] - apple[0] - 34, apple[1] + 44]),
          elbow: -1,
          hand: 'flat',
          thumb: 1,
          layer: 'over',
        },
      ],
    },
    mien,
    x: at[0],
    y: at[1],
    scale: 1.1,
    flip: true,
  });
  const fruit = sheet.layer('apple').at({ x: apple[0], y: apple[1] });
  fruit.shape(
    blob(knots('0,-20 -14,-30 -30,-20 -30,6 -12,26 0,22 12,26 30,6 30,-20 14,-30')),
    'bold',
    'ember',
  );
  fruit.shape(place(petal('leaf', 28, 15), { x: 2, y: -22, angle: 0.6 }), 'line', 'leaf');
}

/** A child before a unicorn's flank that brushes its mane. */
function brushes(scene: Scene, who: Somebody, mien: Mien, mane: Point): void {
  const scale = 1.24;
  const at: Point = [mane[0] - 150, scene.ground + 70];
  enter(scene, {
    who,
    posture: {
      ...POSTURES.stand,
      turn: 0.3,
      head: { turn: 0.45, tilt: -6 },
      arms: [
        { upper: -20, fore: 6 },
        { reach: reachFor('child', at, scale, mane), elbow: 1, hand: 'grip', thumb: -1, layer: 'over' },
      ],
    },
    mien,
    x: at[0],
    y: at[1],
    scale,
    props: {
      over(view, { arms }) {
        const [x, y] = arms[1].end;
        const brush = view.at({ x: x + 10, y: y - 12, angle: -0.5 });
        brush.shape(drawn('-8,6! -10,30! 56,30! 54,6!'), 'line', 'cream');
        brush.shape(drawn('-16,-14! 60,-14! 64,8! -18,8!'), 'bold', 'wood');
      },
    },
  });
}

const unicornFriend: Picture = {
  name: 'unicorn-friend',
  category: 'fantasy',
  covers: ({ random }) => ({
    lawn: asOne(dressMeadow, random, { kinds: ['mounds'], size: 190 }),
  }),
  size: [1000, 800],
  ground: 672,
  edge: 'open',
  stages: [rainbowMeadow],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const stand = { x: 300, y: ground + 30, scale: 0.98 } as const;
    const joints = quadruped(
      sheet.layer('unicorn').at(stand),
      unicorn('paper', 'soft', [roles[0]!, roles[1]!]),
      posed(random.pick(['stand', 'walk'] as const), { neck: 0.86 }),
      level,
    );
    const who = looks(random, 'child', kindOf(scene), level);
    const clothed = { ...who, ...everyday(random, who.kind, level) };
    const mien = random.pick(['smile', 'laugh', 'wonder'] as const);
    const isBrushed = level > 0 && !random.fork('deed').chance(0.5);
    const onHead: Point = isBrushed ? [-104, 64] : [124, 78];
    const [spot] = place(place([onHead], joints.head), stand) as [Point];
    if (isBrushed) brushes(scene, clothed, mien, spot);
    else offersApple(scene, clothed, mien, spot);
    return {
      title: random.pick([
        isBrushed ? `A Brush for the Unicorn` : `An Apple for the Unicorn`,
        `${who.called} and the Unicorn`,
        `How ${who.called} Met a Unicorn`,
      ]),
      description: random.pick([
        isBrushed
          ? `${who.called} brushes the mane, and the unicorn holds quite still. Neither of them tells anybody.`
          : `${who.called} holds out an apple, and the unicorn comes one step nearer. Neither of them tells anybody.`,
        `Under the rainbow ${who.called} has found a friend with a horn. It likes apples and being brushed.`,
      ]),
      tags: ['unicorn', 'child', 'rainbow', 'meadow', 'friends', 'magic', 'fairy tale'],
    };
  },
};

const dragonHill: Stage = {
  where: 'on the dragon hill',
  tags: ['castle', 'hill'],
  sky: 'sky',
  behind(scene) {
    const { sheet, width, height, ground, level } = scene;
    if (level === 2) skyBands(scene, [120, ground - 300], 8, ['soft', 'sky', 'cream']);
    clouds(scene, [
      [0.14, 0.16, 0.6],
      [0.86, 0.1, 0.6],
      [0.5, 0.2, 0.4],
      [0.9, 0.36, 0.5],
      [0.08, 0.36, 0.46],
    ]);
    hill(
      sheet.layer('far'),
      [
        [-20, ground - 230],
        [width * 0.22, ground - 300],
        [width * 0.6, ground - 210],
        [width + 20, ground - 260],
      ],
      height + 20,
      'leaf',
    );
    for (const [x, top, wide, roof] of [
      [0.1, 0.4, 60, 110],
      [0.26, 0.44, 56, 100],
      [0.18, 0.34, 70, 130],
    ] as const)
      tower(sheet.layer('castle'), {
        level: level === 2 ? 1 : 0,
        x: x * width,
        foot: ground - 240,
        top: top * height,
        width: wide,
        roof,
        role: 'd',
        windows: level === 0 ? 0 : 2,
        flag: level === 0 ? undefined : 'a',
      });
    farTrees(scene, ground - 150, byGrade(scene, 2, 4, 6), 0.9);
    lawn(scene, ground - 160);
  },
  before(scene) {
    verge(scene, ['daisy', 'tulip', 'poppy'], 0.7);
  },
};

const dragonStory: Picture = {
  name: 'dragon-story',
  category: 'fantasy',
  covers: ({ random, width, height }) => ({
    bands: asOne(dressSky, random, { kinds: ['gusts'], size: 140 }, downTo(width, height)),
  }),
  size: [800, 1000],
  ground: 880,
  edge: 'open',
  stages: [dragonHill],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const [skin, belly, crest] = random.pick([
      ['grass', 'cream', 'ember'],
      ['c', 'soft', 'a'],
      ['d', 'cream', 'b'],
      ['ember', 'cream', 'c'],
    ] as const);
    sittingDragon(
      sheet.layer('dragon').at({ x: 505, y: ground - 10, scale: byGrade(scene, 0.92, 0.94, 0.92) }),
      { level, skin, belly, crest },
    );
    const who = looks(random, 'child', kindOf(scene), level);
    sheet
      .layer('seat')
      .at({ x: 184, y: ground - 60 })
      .shape(drawn('-150,30! -126,-20 -60,-44 40,-48 120,-26 156,30! 148,96 -140,100'), 'bold', 'c');
    enter(scene, {
      who: {
        ...who,
        glasses: false,
        top: { sleeves: 1.8, role: 'stone', trim: 'gold', neckline: 'high', loose: 6 },
        bottom: { kind: 'trousers', length: 1.7, role: 'stone', trim: 'gold' },
        feet: 'boot',
        feetRole: 'stone',
      },
      posture: {
        ...POSTURES.crossLegged,
        head: { turn: 0.5, tilt: -8 },
        arms: [
          { upper: -22, fore: 24, hand: 'grip', layer: 'over' },
          { upper: 22, fore: -24, hand: 'grip', layer: 'over' },
        ],
      },
      mien: random.pick(['laugh', 'sing', 'smile'] as const),
      x: 184,
      y: ground - 66,
      scale: 1.06,
      props: {
        held: (view, bones) =>
          openBook(
            view.at({ x: trunkAt(bones, 0.1, 0)[0] + 8, y: trunkAt(bones, 0.1, 0)[1] - 20, scale: 1.06 }),
            level,
            'b',
          ),
      },
    });
    return {
      title: random.pick([
        `${who.called} Reads to the Dragon`,
        'The Knight Who Reads Aloud',
        `One More Chapter, ${who.called}!`,
      ]),
      description: random.pick([
        `${who.called} came to fight and stayed to read. The dragon wants to know how the story ends.`,
        `Every evening ${who.called} climbs the hill with a book. Since then the dragon has burned nothing but its supper.`,
      ]),
      tags: ['dragon', 'knight', 'castle', 'book', 'fairy tale', 'friends'],
    };
  },
};

const flames: Stage = {
  where: 'out of the flames',
  tags: ['fire', 'flames'],
  sky: 'cream',
  behind(scene) {
    const { sheet, width, height, level, random } = scene;
    if (level === 2) skyBands(scene, [90, 900], 14, ['cream', 'soft']);
    for (const [x, y, s] of byGrade(
      scene,
      [],
      [
        [130, 880, 0.7],
        [690, 890, 0.7],
      ],
      [
        [120, 860, 0.76],
        [690, 870, 0.76],
        [110, 130, 0.56],
        [700, 120, 0.56],
      ],
    ) as [number, number, number][])
      driftCloud(sheet.layer('smoke').at({ x, y, scale: s }), random, level > 0);
    const count = byGrade(scene, 5, 7, 9);
    for (const row of level === 0 ? [0] : [0, 1])
      for (let i = 0; i < count; i++) {
        const x = ((i + 0.5 + row * 0.5) / count) * width;
        const high =
          (row === 0 ? 210 : 140) * mix(1, 0.5, Math.abs(x / width - 0.5) * 2) * random.range(0.86, 1.14);
        flame(scene, x, height - 40, high, row === 0 ? 'ember' : 'sun');
      }
  },
};

function flame({ sheet, width, level }: Scene, x: number, y: number, high: number, role: Role): void {
  const lean = x < width / 2 ? 1 : -1;
  const view = sheet.layer('flames').at({ x, y, flip: lean < 0 });
  const w = high * 0.34;
  const table = (k: number): string =>
    `${-w * k},0! ${-w * 1.1 * k},${-high * 0.34 * k} ${-w * 0.5 * k},${-high * 0.6 * k} ${-w * 0.3 * k},${-high * k}! ${w * 0.3 * k},${-high * 0.74 * k} ${w * 0.6 * k},${-high * 0.5 * k} ${w * 1.1 * k},${-high * 0.3 * k} ${w * k},0!`;
  view.shape(blob(knots(table(1))), 'bold', role);
  if (level > 0) view.shape(blob(knots(table(0.56))), 'line', role === 'ember' ? 'sun' : 'ember');
}

const phoenixRises: Picture = {
  name: 'phoenix',
  category: 'fantasy',
  size: [800, 1000],
  ground: 960,
  edge: 'open',
  focus: [400, 330, 1.35],
  stages: [flames],
  act(scene) {
    const { sheet, random, level } = scene;
    phoenix(
      sheet.layer('phoenix').at({ x: 400, y: 430, scale: 0.72, angle: random.range(-0.06, 0.06) }),
      level,
    );
    return {
      title: random.pick([
        'The Phoenix Rises',
        'A Bird of Fire',
        'Phoenix in Full Flame',
        'Feathers like Flames',
      ]),
      description: random.pick([
        'The phoenix spreads its wings and rises from the flames, as it does every five hundred years. Give every feather a fire of its own.',
        'Out of the embers comes a bird that is older than the mountains. It always begins with the tips of its wings.',
        'A feather of the phoenix never goes out. This one has a good hundred of them, so take your time.',
        'Where the flames are highest, the phoenix spreads its wings. Somewhere a king puts on his glasses to see it.',
      ]),
      tags: ['phoenix', 'bird', 'fire', 'feathers', 'myth', 'wings'],
    };
  },
};

/** Pages of old tales. */
export const talesOfOld: readonly Composition[] = [unicornFriend, dragonStory, phoenixRises, krakenRises].map(
  pictured,
);
