import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { risingWhale } from '../../motifs/animals/beasts/swimmers.ts';
import { roundTree, sun } from '../../motifs/landscape.ts';
import { THINGS } from '../../motifs/letters/things.ts';
import { openWater } from '../../motifs/nature/open-water.ts';
import { crescent, driftCloud, rainbow, starry } from '../../motifs/nature/skies.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { roomyHedgehog, roomyRabbit } from '../../motifs/roomy/creatures.ts';
import { perchedCat } from '../../motifs/roomy/perched.ts';
import { roomyCottage } from '../../motifs/roomy/sights.ts';
import { clouds, lawn, verge } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { blocks, printed, setBetween } from './printed.ts';

const WIDE = [1000, 760] as const;
const SQUARE = [1000, 1000] as const;

/** A word as letters of some thickness between two lines. */
function word({ sheet }: Scene, text: string, head: string, foot: string, gap = 42): void {
  blocks(sheet.layer('words'), setBetween(text, head, foot, gap), { depth: [12, 10] });
}

/** Hills one before the other that begin at such heights, in two roles by turns. */
function slopes(
  scene: Scene,
  tops: readonly number[],
  rise: number,
  roles: readonly ['grass' | 'leaf', 'grass' | 'leaf'],
): void {
  for (const [i, y] of tops.entries()) ridgeOf(scene, y, rise, roles[i % 2]!);
}

const breathe = printed({
  name: 'phrase-breathe',
  size: WIDE,
  ground: 700,
  draw(scene) {
    const { sheet, random, level } = scene;
    sun(sheet.layer('sky').at({ x: 850, y: 150 }), 62, byGrade(scene, 8, 10, 12));
    clouds(scene, [
      [0.13, 0.2, 0.6],
      [0.66, 0.12, 0.44],
    ]);
    openWater(sheet.layer('sea'), random, {
      width: 1000,
      from: 320,
      to: 560,
      bands: byGrade(scene, 2, 4, 6),
      floor: 820,
      roles: ['water', 'sky'],
      isRich: level === 2,
    });
    const spout = sheet.layer('spout');
    for (const table of [
      '802,512! 786,434 726,396 698,444! 742,434 770,474 796,516!',
      '814,512! 830,434 888,392 920,444! 874,434 846,474 824,516!',
    ])
      spout.shape(drawn(table), 'line', 'sky');
    risingWhale(sheet.layer('whale').at({ x: 752, y: 600, scale: 0.62, angle: -0.08 }), level);
    word(
      scene,
      'TAKE A',
      '110,196 260,146 430,126 600,146 740,190',
      '110,348 260,302 430,284 600,302 740,340',
      44,
    );
    sheet
      .layer('swell')
      .shape(
        drawn('-20,620! 120,596 300,640 470,690 640,660 820,628 1020,668! 1020,800! -20,800!'),
        'bold',
        'water',
      );
    word(
      scene,
      'BREATH',
      '84,396 210,376 330,404 450,440 570,452',
      '84,592 210,580 330,610 450,646 570,660',
      64,
    );
    sheet
      .layer('swell')
      .shape(drawn('-20,706! 200,660 420,708 640,734 840,694 1020,720! 1020,800! -20,800!'), 'bold', 'sky');
    return {
      title: 'Take a Breath with the Whale',
      description:
        'A whale comes up, breathes out once and has all the time in the world. Color one band of water with every breath of your own.',
      tags: ['words', 'lettering', 'breathe', 'sea', 'whale', 'calm'],
    };
  },
});

const kind = printed({
  name: 'phrase-kind',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    slopes(scene, [440, 560, 680], 34, ['leaf', 'grass']);
    for (const [x, y, scale] of [
      [110, 530, 0.9],
      [900, 560, 1.1],
    ] as const)
      roundTree(sheet.layer('trees').at({ x, y: y + 90, scale }), random, false);
    word(scene, 'BE', '90,150 210,134 330,144', '90,350 210,336 330,346', 46);
    word(scene, 'KIND', '430,142 640,124 906,150', '430,346 640,330 906,350', 46);
    const drops = sheet.layer('rain');
    for (const [x, y] of [
      [70, 110],
      [376, 90],
      [372, 250],
      [560, 80],
      [780, 84],
      [930, 96],
      [150, 420],
      [290, 410],
      [700, 396],
      [850, 430],
      [200, 640],
      [800, 650],
      [230, 760],
      [790, 770],
    ] as const)
      drops.shape(drawn('0,-26! 13,6 0,20 -13,6', { x, y, angle: 0.15 }), 'line', 'water');
    lawn(scene, 800);
    THINGS.umbrella(sheet.layer('umbrella').at({ x: 500, y: 668, scale: 1.9 }), {
      level,
      random,
      roles: ['a', 'd'],
    });
    roomyRabbit(sheet.layer('friends').at({ x: 416, y: 900, scale: 0.66 }), 'fur');
    roomyHedgehog(sheet.layer('friends').at({ x: 630, y: 904, scale: 0.72, flip: true }));
    verge(scene, ['daisy', 'poppy'], 0.7);
    return {
      title: 'Be Kind under One Umbrella',
      description:
        'It rains, and there is only one umbrella for a rabbit and a hedgehog. It is wide enough, because one of them has moved over.',
      tags: ['words', 'lettering', 'kind', 'friendship', 'umbrella', 'rabbit', 'hedgehog'],
    };
  },
});

const dream = printed({
  name: 'phrase-dream',
  size: SQUARE,
  ground: 900,
  backdrop: 'night',
  draw(scene) {
    const { sheet, random } = scene;
    const moon = sheet.layer('moon').at({ x: 240, y: 300, angle: -0.5 });
    sheet.layer('glow').shape(ellipse(240, 300, 236), 'line', 'soft');
    crescent(moon, 190);
    perchedCat(sheet.layer('cat').at({ x: 288, y: 428, scale: 0.62, flip: true }), 'fur');
    starry(sheet.layer('stars'), random, {
      box: [470, 70, 930, 240],
      avoid: [ellipse(240, 300, 240)],
      count: byGrade(scene, 3, 8, 14),
      size: byGrade(scene, 34, 26, 22),
    });
    slopes(scene, [640, 760], 34, ['leaf', 'grass']);
    for (const [x, s] of [
      [120, 0.62],
      [206, 0.5],
      [880, 0.66],
    ] as const)
      spruce(sheet.layer('trees').at({ x, y: 800, scale: s }), { random, level: 0 });
    word(scene, 'DREAM', '468,280 660,254 930,276', '468,440 660,420 930,436', 36);
    word(scene, 'BIG', '310,500 600,474 920,500', '310,784 600,772 920,784', 60);
    lawn(scene, 830);
    roomyCottage(sheet.layer('house').at({ x: 176, y: 926, scale: 0.7 }), 'rust');
    return {
      title: 'Dream Big, Like a Cat on the Moon',
      description:
        'A cat has found the best seat for the night: the moon itself. Make the sky as blue as you like and leave one window of the house yellow.',
      tags: ['words', 'lettering', 'dream', 'night', 'moon', 'cat', 'stars'],
    };
  },
});

const sunshine = printed({
  name: 'phrase-sunshine',
  size: WIDE,
  ground: 700,
  draw(scene) {
    const { sheet, random, level } = scene;
    for (const [x, y, s] of [
      [140, 380, 0.62],
      [870, 400, 0.6],
    ] as const)
      driftCloud(sheet.layer('clouds').at({ x, y, scale: s }), random, level > 0);
    const disc = sheet.layer('sun').at({ x: 500, y: 600 });
    const rays = byGrade(scene, 9, 13, 17);
    for (let i = 0; i < rays; i++)
      disc.shape(
        drawn(`-46,-262! -30,-320 ${i % 2 === 0 ? 18 : -18},${i % 2 === 0 ? -386 : -352}! 34,-310 46,-262!`, {
          angle: ((i + 0.5) / rays - 0.5) * Math.PI * 1.06,
        }),
        'line',
        'ember',
      );
    disc.shape(ellipse(0, 0, 270), 'bold', 'sun');
    disc.line(traced('-236,20 -226,-80 -160,-180'), 'line', 0.5);
    word(
      scene,
      'HELLO',
      '90,176 300,96 500,70 700,96 910,176',
      '160,290 330,216 500,194 670,216 840,290',
      44,
    );
    word(scene, 'SUN', '330,420 500,392 670,420', '316,584 500,584 684,584', 46);
    slopes(scene, [604, 668], 26, ['leaf', 'grass']);
    for (const [x, flip] of [
      [150, false],
      [850, true],
    ] as const)
      sunflowerOf(scene, x, flip);
    return {
      title: 'Hello Sun, over the Hills',
      description:
        'The sun is only half up and as large as the page already. Two sunflowers have turned their faces to say hello.',
      tags: ['words', 'lettering', 'sun', 'morning', 'hills', 'sunflowers'],
    };
  },
});

/** A sunflower that leans to the middle of the page. */
function sunflowerOf({ sheet }: Scene, x: number, flip: boolean): void {
  const at = sheet.layer('sunflowers').at({ x, y: 740, flip });
  at.shape(drawn('-12,20! -16,-100 14,-230! 30,-226! 8,-100 14,20!'), 'line', 'leaf');
  at.shape(drawn('-8,-60! -50,-110 -112,-110! -70,-50'), 'line', 'leaf');
  at.shape(drawn('4,-84! 40,-140 100,-146! 64,-86'), 'line', 'leaf');
  const head = at.at({ x: 28, y: -250, angle: 0.3 });
  for (let i = 0; i < 12; i++)
    head.shape(place(petal('leaf', 92, 44), { angle: (i * Math.PI) / 6 }), 'line', 'sun');
  head.shape(ellipse(0, 0, 46), 'line', 'wood');
}

const storm = printed({
  name: 'phrase-storm',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    rainbow(
      sheet.layer('rainbow').at({ x: 500, y: 600 }),
      460,
      byGrade(scene, 50, 40, 30),
      byGrade(scene, 2, 3, 4),
      'sky',
    );
    slopes(scene, [560, 650], 30, ['leaf', 'grass']);
    for (const [x, y, s] of [
      [130, 250, 0.9],
      [880, 220, 0.96],
    ] as const)
      driftCloud(sheet.layer('clouds').at({ x, y, scale: s }), random, level > 0);
    word(
      scene,
      'AFTER',
      '262,406 400,330 500,314 600,330 738,406',
      '262,540 400,476 500,462 600,476 738,540',
      48,
    );
    word(
      scene,
      'THE RAIN',
      '86,590 300,574 500,570 700,574 914,590',
      '86,748 300,738 500,736 700,738 914,748',
      48,
    );
    lawn(scene, 760);
    for (const table of [
      '90,900 190,866 350,874 400,906 310,942 150,936',
      '600,946 690,926 780,932 800,950 700,964',
    ])
      sheet.layer('puddles').shape(drawn(table), 'line', 'water');
    THINGS.umbrella(sheet.layer('umbrella').at({ x: 836, y: 862, scale: 0.72, angle: 0.9 }), {
      level,
      random,
      roles: ['a', 'b'],
    });
    snail(sheet.layer('snail').at({ x: 430, y: 890, scale: 1 }), 'a', level);
    return {
      title: 'After the Rain, the Snail',
      description:
        'The clouds have moved aside for a rainbow, and the umbrella lies in the grass to dry. Only the snail is sorry that it is over.',
      tags: ['words', 'lettering', 'rainbow', 'rain', 'snail', 'umbrella', 'hope'],
    };
  },
});

/** Short phrases, each in a picture that says the same as its words. */
export const phrasePictures: readonly Composition[] = [breathe, kind, dream, sunshine, storm];
