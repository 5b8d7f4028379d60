import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { risingWhale } from '../../motifs/animals/beasts/swimmers.ts';
import { roundTree, sun } from '../../motifs/landscape.ts';
import { growing } from '../../motifs/letters/growth.ts';
import { rabbitMuzzle } from '../../motifs/letters/easy-things.ts';
import { THINGS } from '../../motifs/letters/things.ts';
import { wideCanopy } from '../../motifs/letters/wide-canopy.ts';
import { openWater } from '../../motifs/nature/open-water.ts';
import { crescent, driftCloud, rainbow, starry } from '../../motifs/nature/skies.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { roomyRabbit } from '../../motifs/roomy/creatures.ts';
import { standingHedgehog } from '../../motifs/roomy/wanderers.ts';
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
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    sun(sheet.layer('sky').at({ x: 876, y: 132 }), 54, byGrade(scene, 8, 10, 12));
    sheet
      .layer('air')
      .shape(drawn('-20,420! 180,380 420,424 680,380 1020,410! 1020,1040! -20,1040!'), 'line', 'soft');
    clouds(scene, [[0.1, 0.12, 0.5]]);
    word(
      scene,
      'TAKE A',
      '90,190 270,140 460,126 640,140 790,170',
      '90,366 270,322 460,310 640,322 790,346',
      62,
    );
    word(scene, 'BREATH', '70,424 260,392 450,390 640,406', '70,610 260,584 450,582 640,594', 70);
    openWater(sheet.layer('sea'), random, {
      width: 1000,
      from: 650,
      to: 760,
      bands: byGrade(scene, 1, 2, 4),
      floor: 1040,
      roles: ['water', 'sky'],
      isRich: level === 2,
    });
    const spout = sheet.layer('spout').at({ x: 782, y: 674, scale: 0.78 });
    spout.shape(
      drawn(
        '-14,6! -12,-110 -40,-170 -84,-166! -112,-156 -116,-124 -92,-116! -128,-108 -146,-160 -110,-192! -70,-216 -14,-200 0,-150! 14,-200 70,-216 110,-192! 146,-160 128,-108 92,-116! 116,-124 112,-156 84,-166! 40,-170 12,-110 14,6!',
      ),
      'bold',
      'sky',
    );
    for (const [x, y] of [
      [-92, -66],
      [92, -66],
      [0, -248],
      [-66, -252],
      [66, -252],
    ] as const)
      spout.shape(drawn('0,-20! 12,6 0,18 -12,6', { x, y }), 'line', 'water');
    risingWhale(sheet.layer('whale').at({ x: 596, y: 776, scale: 1, angle: -0.1 }), level === 2 ? 1 : 0);
    for (const [table, role] of [
      [
        '-20,900! 60,876 140,898 220,880 300,902 380,884 460,906 540,888 620,908 700,890 780,908 860,888 940,906 1020,892! 1020,1040! -20,1040!',
        'water',
      ],
      ['-20,940! 200,926 420,950 640,958 860,934 1020,946! 1020,1040! -20,1040!', 'sky'],
    ] as const)
      sheet.layer('swell').shape(drawn(table), 'bold', role);
    const boat = sheet.layer('boat').at({ x: 112, y: 702, scale: 0.7 });
    boat.shape(drawn('-70,0! 74,0! 50,40! -44,40!'), 'bold', 'd');
    boat.shape(drawn('-4,-12! -4,-80! -54,-12!'), 'bold', 'sun');
    boat.shape(drawn('8,-12! 8,-64! 52,-12!'), 'bold', 'a');
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
    const { sheet, random } = scene;
    slopes(scene, [440, 560, 680], 34, ['leaf', 'grass']);
    for (const [x, y, scale] of [
      [96, 500, 0.7],
      [918, 500, 0.8],
    ] as const)
      roundTree(sheet.layer('trees').at({ x, y: y + 90, scale }), random, false);
    word(scene, 'BE', '90,150 210,134 330,144', '90,350 210,336 330,346', 46);
    word(scene, 'KIND', '430,142 640,124 906,150', '430,346 640,330 906,350', 46);
    const drops = sheet.layer('rain');
    for (const [x, y] of [
      [70, 110],
      [384, 100],
      [382, 230],
      [560, 72],
      [780, 70],
      [934, 110],
      [80, 400],
      [926, 400],
      [84, 760],
      [914, 770],
      [850, 690],
    ] as const)
      drops.shape(drawn('0,-26! 13,6 0,20 -13,6', { x, y, angle: 0.15 }), 'line', 'water');
    lawn(scene, 800);
    sheet.layer('puddles').shape(ellipse(196, 880, 84, 22), 'bold', 'water');
    sheet.layer('puddles').shape(ellipse(196, 880, 42, 10), 'line', 'sky');
    const friends = sheet.layer('friends');
    standingHedgehog(friends.at({ x: 722, y: 908, scale: 0.84, flip: true }));
    const host = friends.at({ x: 384, y: 920, scale: 0.76 });
    roomyRabbit(host, 'fur', true);
    rabbitMuzzle(host);
    friends.shape(rectangle(490, 580, 16, 280, 7), 'line', 'wood');
    friends.shape(
      drawn('490,850! 506,850! 508,884 528,888 534,872! 548,876 540,904 506,908 490,888'),
      'line',
      'wood',
    );
    host.shape(
      drawn('44,-148! 78,-128 108,-142 132,-168! 166,-152 168,-128 136,-108 110,-86 76,-84 38,-118!'),
      'bold',
      'fur',
    );
    for (const t of ['136,-150 152,-148', '134,-132 150,-130']) host.line(traced(t), 'line', 0.3);
    wideCanopy(sheet.layer('umbrella').at({ x: 498, y: 556, scale: 0.98 }));
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
    perchedCat(sheet.layer('cat').at({ x: 268, y: 436, scale: 0.74 }), 'fur');
    starry(sheet.layer('stars'), random, {
      box: [470, 70, 930, 240],
      avoid: [ellipse(240, 300, 240)],
      count: byGrade(scene, 3, 8, 14),
      size: byGrade(scene, 34, 26, 22),
    });
    slopes(scene, [640, 760], 34, ['leaf', 'grass']);
    spruce(sheet.layer('trees').at({ x: 66, y: 800, scale: 0.6 }), { random, level: 0 });
    word(scene, 'DREAM', '462,270 660,244 912,266', '462,430 660,410 912,426', 36);
    blocks(
      sheet.layer('words'),
      setBetween('BIG', '330,490 610,470 900,490', '330,744 610,732 900,744', 60),
      { depth: [16, 12], inline: 15 },
    );
    lawn(scene, 830);
    growing(scene, [
      [640, 956, 92, 'daisy'],
      [700, 962, 60, 'grass'],
      [880, 950, 84, 'daisy'],
      [540, 966, 46, 'stones'],
    ]);
    sheet
      .layer('path')
      .shape(drawn('140,868! 184,868! 210,910 300,950 400,1000! 220,1000! 180,940'), 'bold', 'sand');
    roomyCottage(sheet.layer('house').at({ x: 176, y: 872, scale: 0.7 }), 'rust');
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
      [104, 352, 0.5],
      [900, 350, 0.5],
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
    for (const side of [-1, 1]) {
      disc.shape(ellipse(side * 130, -104, 44, 36), 'line', 'blush');
      disc.line(arc(side * 76, -160, 34, 30, Math.PI + 0.3, 2 * Math.PI - 0.3), 'bold', 0.2);
    }
    disc.line(arc(0, -134, 78, 60, 0.4, Math.PI - 0.4), 'bold', 0.2);
    word(
      scene,
      'HELLO',
      '90,176 300,96 500,70 700,96 910,176',
      '160,290 330,216 500,194 670,216 840,290',
      44,
    );
    slopes(scene, [600, 668], 22, ['leaf', 'grass']);
    word(scene, 'SUN', '316,594 500,580 684,594', '306,710 500,706 694,710', 46);
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
  const disc = clockwise(ellipse(0, 0, 48));
  head.shape(disc, 'line', 'wood');
  for (const angle of [0.785, -0.785])
    for (const dy of [-24, 0, 24])
      head.inside([disc]).line(traced(`-60,${dy} 60,${dy}`, { angle }), 'fine', 0);
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
    for (const table of ['90,900 190,866 350,874 400,906 310,942 150,936'])
      sheet.layer('puddles').shape(drawn(table), 'line', 'water');
    for (const [x, y, half] of [[196, 906, 44]] as const)
      sheet.layer('puddles').shape(ellipse(x, y, half, half * 0.3), 'line', 'sky');
    growing(scene, [
      [86, 884, 100, 'daisy'],
      [330, 856, 78, 'grass'],
      [940, 962, 60, 'grass'],
      [80, 964, 50, 'stones'],
      [540, 966, 56, 'stones'],
    ]);
    THINGS.umbrella(sheet.layer('umbrella').at({ x: 760, y: 868, scale: 0.66, angle: 1.05 }), {
      level: 0,
      random,
      roles: ['a', 'b'],
    });
    snail(sheet.layer('snail').at({ x: 430, y: 890 }), 'a', level);
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
