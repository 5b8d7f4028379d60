import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, polygon, rectangle, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Bottom, Top } from '../../motifs/people/body/somebody.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { rope } from '../../motifs/people/props.ts';
import { classroom } from '../../motifs/stages/halls.ts';
import { garden, glade } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { bee } from '../../motifs/visitors.ts';
import type { Role } from '../../roles.ts';
import { cast } from './cast.ts';
import { enter, pictured } from './picture.ts';
import { carpentry, pottery, sewingRoom, surgery } from '../../motifs/stages/workshops.ts';
import { BENCH, type Trade, tradePage } from './trade.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];
const APRON: Bottom = { kind: 'trousers', length: 1.9, role: 'c', trim: 'd', bib: true };
const SHIRT: Top = { sleeves: 0.62, role: 'a', trim: 'b', print: 'stripes', neckline: 'round' };

/** A bench with a top, drawers and doors, from edge to edge below the worker. */
function workTable({ sheet, level, width, height }: Scene, top: number): void {
  const at = sheet.layer('table');
  at.shape(rectangle(-20, top + 30, width + 40, height), 'bold', 'wood');
  const parts = byGrade({ level }, 2, 3, 4);
  for (let i = 0; i < (level === 0 ? 0 : parts); i++) {
    const [x, w] = [(i * width) / parts + 34, width / parts - 68];
    at.shape(rectangle(x, top + 58, w, 70, 6), 'line', 'sand');
    at.shape(ellipse(x + w / 2, top + 92, 17, 10), 'line', 'gold');
    at.shape(rectangle(x, top + 148, w, 200, 6), 'line', 'sand');
  }
  at.shape(rectangle(-20, top, width + 40, 36, 6), 'bold', 'wood');
}

/** A hand saw that lies on a bench, its blade to the left, on the origin. */
function handSaw(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  const teeth = [6, 8, 12][level]!;
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, i): Point => [
    -150 + (i * 200) / (teeth * 2),
    i % 2 ? -8 : 0,
  ]);
  sheet.shape([...edge, [50, -62], [-150, -30]], 'bold', 'stone');
  sheet.shape(drawn('44,4! 44,-70! 86,-78 120,-60! 108,-40 122,-4! 84,8'), 'bold', 'wood');
  sheet.shape(drawn('70,-16 66,-46 84,-56 96,-40 92,-16'), 'line', 'sand');
}

/** A curl of planed wood on the origin. */
function shaving(sheet: Scene['sheet']): void {
  sheet.shape(
    drawn('-26,0! -30,-22 -8,-38 16,-30 22,-8 8,4 -6,-2! 8,-12 4,-22 -8,-24 -16,-14 -12,0!'),
    'line',
    'sand',
  );
}

/** A jar of bandages and a bottle on the origin. */
function bandages(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-44, -92, 76, 92, 10), 'bold', 'paper');
  sheet.shape(rectangle(-50, -110, 88, 22, 6), 'line', 'b');
  if (level > 0)
    sheet.shape(
      drawn(
        '-14,-70! 2,-70! 2,-54! 18,-54! 18,-38! 2,-38! 2,-22! -14,-22! -14,-38! -30,-38! -30,-54! -14,-54!',
      ),
      'line',
      'rust',
    );
}

/** A frame of honeycomb held by its upper bar, the bar's middle on the origin. */
function honeyFrame(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  const comb = clockwise(rectangle(-62, 6, 124, 84));
  sheet.shape(rectangle(-72, 0, 144, 98, 4), 'bold', 'wood');
  sheet.shape(comb, 'line', 'gold');
  const inside = sheet.inside([comb]);
  const r = byGrade({ level }, 40, 21, 16);
  for (let row = 0; row * r * 1.5 < 110; row++)
    for (let i = -1; i * r * 1.74 < 150; i++)
      inside.shape(
        polygon(-62 + (i + (row % 2) / 2) * r * 1.74, 10 + row * r * 1.5, r, 6, Math.PI / 6),
        'line',
        (row + i) % 3 ? 'gold' : 'sun',
      );
  sheet.rim(comb, 'line');
  sheet.shape(rectangle(-88, -14, 176, 18, 5), 'bold', 'wood');
}

/** The sun with planets on their ways about it and a few stars, drawn on a board about the origin. */
function solarSystem(board: Scene['sheet'], level: 0 | 1 | 2): void {
  const sizes = byGrade({ level }, [110], [80, 120], [76, 106, 134]);
  for (const [i, r] of [...sizes.entries()].toReversed()) {
    board.shape(
      [ellipse(0, 0, r * 1.24 + 4, r), ellipse(0, 0, r * 1.24 - 2, r - 6).toReversed()],
      'fine',
      'paper',
    );
    const at = polar([0, 0], r, i * 2 + 2.4);
    const planet = board.at({ x: at[0] * 1.24, y: at[1] });
    planet.shape(ellipse(0, 0, 22 + i * 5), 'line', LEADS[i]);
    if (level > 0 && i === 1) planet.shape(drawn('-50,10 -20,-6 50,-16 22,6'), 'line', 'sun');
  }
  for (let i = 0; i < (level === 2 ? 10 : 0); i++) {
    const turn = (i / 10) * Math.PI * 2;
    const [a, b, c] = [
      polar([0, 0], 46, turn - 0.18),
      polar([0, 0], 46, turn + 0.18),
      polar([0, 0], 66, turn),
    ];
    board.shape([a, b, c], 'fine', 'ember');
  }
  board.shape(ellipse(0, 0, 44), 'line', 'sun');
  if (level > 0)
    for (const [x, y] of [
      [158, -112],
      [170, 104],
    ] as const)
      board.shape(star(x, y, 20, 9, 5), 'line', 'sun');
}

/** A cupboard with a globe and books on it, its foot on the origin. */
function globeDesk(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-84, -170, 168, 170, 4), 'bold', 'wood');
  for (const y of [-152, -78]) {
    sheet.shape(rectangle(-64, y, 128, 60, 5), 'line', 'sand');
    sheet.shape(ellipse(0, y + 30, 11), 'line', 'gold');
  }
  sheet.shape(rectangle(-96, -190, 192, 24, 5), 'bold', 'wood');
  for (const [i, w] of [96, 82].entries())
    sheet.shape(rectangle(-92 + i * 6, -214 - i * 24, w, 24, 4), 'line', LEADS[i]);
  sheet.shape(drawn('20,-190! 34,-206 54,-206 68,-190!'), 'line', 'wood');
  const ball = ellipse(44, -258, 52);
  sheet.shape(ball, 'bold', 'water');
  const inside = sheet.inside([ball]);
  inside.shape(drawn('-6,-300 24,-304 34,-284 18,-268 24,-244 6,-232 -10,-262'), 'line', 'leaf');
  if (level > 0) inside.shape(drawn('54,-280 86,-296 104,-262 84,-232 62,-246 70,-264'), 'line', 'grass');
  sheet.rim(ball, 'bold');
}

/** A tape that hangs about a neck, with its marks. */
function tape(view: Scene['sheet'], level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    view.shape(
      drawn(
        `${side * 22},-170! ${side * 34},-168! ${side * 40},-100 ${side * 36},-52! ${side * 22},-52! ${side * 26},-100`,
      ),
      'line',
      'sun',
    );
    if (level > 0)
      for (const y of [-136, -112, -88, -68])
        view.line(
          [
            [side * 26, y],
            [side * 33, y],
          ],
          'fine',
          0,
        );
  }
}

/** A dress with a heart-strewn skirt on a stand, its foot on the origin, 450 units high. */
function dressForm(sheet: Scene['sheet'], level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-6, -90, 12, 90), 'line', 'wood');
  sheet.shape(drawn('-70,6! -64,-12 0,-20 64,-12 70,6! 0,14'), 'bold', 'wood');
  sheet.shape(ellipse(0, -428, 15, 20), 'line', 'wood');
  const skirt = drawn(
    '-46,-250! 46,-250! 78,-160 122,-66! 90,-48 60,-58 30,-44 0,-56 -30,-44 -60,-58 -90,-48 -122,-66! -78,-160',
  );
  sheet.shape(skirt, 'bold', 'b');
  const inside = sheet.inside([skirt]);
  for (const x of byGrade({ level }, [], [-60, 0, 60], [-84, -42, 0, 42, 84]))
    inside.line(traced(`${x * 0.36},-248 ${x * 0.6},-170 ${x},-56`), 'fine', 0.5);
  for (const [x, y] of byGrade(
    { level },
    [[0, -150]],
    [
      [-44, -128],
      [44, -128],
      [0, -104],
      [0, -180],
    ],
    [
      [-62, -110],
      [62, -110],
      [-22, -100],
      [22, -100],
      [-36, -164],
      [36, -164],
      [0, -200],
    ],
  ) as Point[])
    sheet.shape(place(petal('heart', 30, 30), { x, y }), 'line', 'blush');
  sheet.rim(skirt, 'bold');
  const bodice = drawn(
    '-54,-384! -24,-404! -14,-372 0,-362 14,-372 24,-404! 54,-384! 42,-330 46,-246! -46,-246! -42,-330',
  );
  sheet.shape(bodice, 'bold', 'a');
  for (const flip of [false, true])
    sheet
      .at({ flip })
      .shape(drawn('50,-388! 28,-402! 34,-410 66,-400 84,-368 72,-346! 50,-356!'), 'bold', 'a');
  if (level > 0) for (const y of [-338, -310, -282]) sheet.shape(ellipse(0, y, 6.5), 'fine', 'sun');
  sheet.shape(drawn('-48,-260! 0,-252 48,-260! 48,-236! 0,-228 -48,-236!'), 'line', 'sun');
  if (level > 0)
    for (const side of [-1, 1])
      sheet.shape(drawn('0,0! 22,-20 38,-12! 38,14 20,16', { x: 0, y: -244, flip: side < 0 }), 'line', 'sun');
}

const TRADES: readonly Trade[] = [
  {
    name: 'potter',
    stages: [pottery],
    size: [800, 1000],
    as: { top: SHIRT, bottom: APRON },
    arms: [
      { reach: [-66, 12], elbow: -1, hand: 'flat', thumb: 1 },
      { reach: [66, 12], elbow: 1, hand: 'flat', thumb: -1 },
    ],
    isHandsOn: true,
    work(scene, mid) {
      const { sheet, level, ground } = scene;
      const at = sheet.layer('wheel').at({ x: mid, y: ground + 70 });
      at.shape(drawn('-150,0! -110,-190! 110,-190! 150,0!'), 'bold', 'wood');
      if (level > 0) at.shape(ellipse(0, -70, 60), 'line', 'stone');
      at.shape(ellipse(0, -196, 170, 34), 'bold', 'stone');
      const pot = drawn('-70,-204! -92,-270 -60,-330 -66,-366! 66,-366! 60,-330 92,-270 70,-204!');
      at.shape(pot, 'bold', 'rust');
      const inside = at.inside([pot]);
      at.shape(ellipse(0, -366, 66, 17), 'line', 'ember');
      for (const y of byGrade(scene, [], [-290], [-320, -280, -240]))
        inside.line(
          [
            [-84, y],
            [0, y + 12],
            [84, y],
          ],
          'fine',
          0.2,
        );
    },
    titles: [
      (name) => `${name} at the Wheel`,
      (name) => `A Pot by ${name}`,
      (name) => `${name} and the Wet Clay`,
    ],
    descriptions: [
      (name) =>
        `${name} lets the wheel turn and the pot grows by itself, almost. The shelves are full of those that came out well.`,
      (name) =>
        `Both hands wet, both eyes on the rim: that is how ${name} makes a vase. It takes four minutes and eleven years.`,
    ],
    tags: ['potter', 'pottery', 'craft', 'clay'],
  },
  {
    name: 'carpenter',
    stages: [carpentry],
    size: [1000, 800],
    as: { top: { ...SHIRT, role: 'b', trim: 'a' }, bottom: APRON, hat: 'cap' },
    arms: [
      { reach: [58, -34], elbow: -1, hand: 'flat', thumb: 1 },
      { upper: 84, fore: 146, hand: 'grip', thumb: -1 },
    ],
    isHandsOn: true,
    work(scene, mid) {
      const { sheet, level, height } = scene;
      const top = height - BENCH;
      workTable(scene, top);
      const at = sheet.layer('birdhouse').at({ x: mid + 220, y: top, scale: 1.36 });
      at.shape(drawn('70,0! 100,-16! 100,-104! 70,-90!'), 'bold', 'sand');
      at.shape(drawn('-74,0! 70,0! 70,-92! 0,-158! -74,-92!'), 'bold', 'cream');
      if (level === 2)
        for (const x of [-38, 36])
          at.line(
            [
              [x, -4],
              [x, -118],
            ],
            'fine',
            0,
          );
      at.shape(ellipse(-2, -76, 27), 'bold', 'night');
      at.shape(rectangle(-7, -40, 16, 10, 5), 'line', 'wood');
      at.shape(drawn('0,-178! 32,-190! 138,-86! 108,-74!'), 'line', 'rust');
      at.shape(drawn('0,-178! 112,-74! 96,-58! 0,-150! -100,-58! -116,-74!'), 'bold', 'a');
      if (level > 0)
        for (const [x, y] of [
          [64, -128],
          [42, -148],
        ] as const)
          at.shape(rectangle(x - 3, y - 16, 7, 20, 2), 'line', 'stone');
      const bench = sheet.layer('tools').at({ x: mid, y: top });
      handSaw(bench.at({ x: -300, y: -6, scale: 0.96 }), level);
      for (const [x, y, turn] of byGrade(
        scene,
        [[-120, 0, 0]],
        [
          [-120, 0, 0],
          [-74, 2, 0.4],
          [330, 0, 0.2],
        ],
        [
          [-120, 0, 0],
          [-74, 2, 0.4],
          [330, 0, 0.2],
          [376, 2, -0.3],
        ],
      ) as [number, number, number][])
        shaving(bench.at({ x, y, angle: turn }));
    },
    held: (view, [, [x, y]]) => {
      rope(
        view,
        [
          [x - 8, y + 30],
          [x + 12, y - 74],
        ],
        7,
        'wood',
      );
      view.shape(
        drawn('-46,-18! 26,-18! 34,-8 34,16! -46,16! -58,0', { x: x + 10, y: y - 88, angle: 0.16 }),
        'bold',
        'stone',
      );
    },
    titles: [
      (name) => `${name} Builds a Bird House`,
      (name) => `The Workbench of ${name}`,
      (name) => `Hammer and Nails for ${name}`,
    ],
    descriptions: [
      (name) => `${name} is building a house for somebody very small. The rent is one song a day.`,
      (name) =>
        `It smells of fresh wood where ${name} works. Measure twice, saw once, and color as you like.`,
    ],
    tags: ['carpenter', 'workshop', 'craft', 'bird house', 'tools'],
  },
  {
    name: 'vet',
    stages: [surgery],
    size: [1000, 800],
    as: { top: { sleeves: 1.5, role: 'paper', trim: 'b', neckline: 'collar', buttons: true } },
    arms: [
      { reach: [-52, -2], elbow: -1, hand: 'flat', thumb: 1 },
      { reach: [184, -52], elbow: -1, hand: 'pinch', thumb: -1 },
    ],
    isHandsOn: true,
    work(scene, mid) {
      const { sheet, random, level, height } = scene;
      const top = height - BENCH;
      workTable(scene, top);
      const [first, second] = random.shuffle([sittingDog, sittingCat]) as [
        typeof sittingDog,
        typeof sittingDog,
      ];
      const at = sheet.layer('patient');
      at.shape(
        drawn('-190,-4 -150,-18 150,-18 190,-4 170,10 -170,10', { x: mid + 330, y: top + 6 }),
        'line',
        'c',
      );
      first(at.at({ x: mid + 330, y: top - 4, scale: 1.66 }), level);
      if (level > 0)
        second(sheet.layer('next').at({ x: mid > 450 ? 96 : 150, y: top - 2, scale: 1.36 }), level);
      if (level > 0) bandages(sheet.layer('next').at({ x: mid - 170, y: top - 2 }), level);
    },
    held: (view, [, [x, y]], level) => {
      if (level > 0)
        view.shape(
          clockwise(tube(traced(`-24,-152 -34,-96 0,-70 ${x * 0.5},${y + 14} ${x + 8},${y + 6}`), () => 3.6)),
          'line',
          'night',
        );
      view.shape(ellipse(x + 22, y + 2, 15), 'bold', 'stone');
    },
    titles: [
      (name) => `Doctor ${name} Listens`,
      (name) => `Next Please, Says Doctor ${name}`,
      (name) => `A Brave Patient for ${name}`,
    ],
    descriptions: [
      (name) =>
        `Doctor ${name} listens to a very small heart that beats very fast. The one who waits has come along for company.`,
      (name) =>
        `Nothing is broken, says ${name}, and there is a biscuit for courage. Ears, paws and tail are all in order.`,
    ],
    tags: ['vet', 'doctor', 'dog', 'cat', 'pets'],
  },
  {
    name: 'tailor',
    stages: [sewingRoom],
    size: [800, 1000],
    as: { top: { ...SHIRT, print: 'diamonds' } },
    arms: [
      { upper: -34, fore: 44, hand: 'grip' },
      { reach: [126, -84], elbow: -1, hand: 'pinch', thumb: -1, layer: 'over' },
    ],
    held(view, [, [x, y]], level) {
      tape(view, level);
      view.line(
        [
          [x + 34, y - 2],
          [x + 66, y - 12],
        ],
        'line',
        0,
      );
      view.shape(ellipse(x + 34, y - 2, 6), 'line', 'rust');
    },
    work(scene, mid) {
      const { sheet, level, ground } = scene;
      dressForm(sheet.layer('dress').at({ x: mid + 232, y: ground + 56, scale: 1.36 }), level);
    },
    titles: [
      (name) => `A Dress by ${name}`,
      (name) => `${name} Takes a Pin`,
      (name) => `One More Stitch, ${name}`,
    ],
    descriptions: [
      (name) =>
        `${name} has sewn hearts on the skirt and looks at it from all sides. It still needs a pocket.`,
      (name) =>
        `Rolls of cloth up to the ceiling, and ${name} knows where each one is. This dress will be worn on Saturday.`,
    ],
    tags: ['tailor', 'sewing', 'dress', 'fashion', 'craft'],
  },
  {
    name: 'teacher',
    stages: [classroom],
    size: [1000, 800],
    as: { top: { sleeves: 1.8, role: 'b', trim: 'a', neckline: 'collar' } },
    arms: [
      { upper: -30, fore: 50, hand: 'grip' },
      { upper: 98, fore: 128, hand: 'point', thumb: -1 },
    ],
    work(scene, mid) {
      const { sheet, level, ground } = scene;
      solarSystem(sheet.layer('drawing').at({ x: mid + 190, y: 230 }), level);
      for (const [i, x] of byGrade(scene, [760], [600, 850], [560, 730, 900]).entries()) {
        const pupil = cast(scene, 'child', { isPlain: true });
        enter(scene, {
          who: pupil.who,
          posture: {
            ...POSTURES.stand,
            arms: [
              { upper: -26, fore: 20 },
              i % 2 === 0 ? { upper: 136, fore: 176, hand: 'point', thumb: -1 } : { upper: 26, fore: -20 },
            ],
          },
          mien: i % 2 === 0 ? 'laugh' : 'wonder',
          x: mid > 500 ? 1000 - x : x,
          y: ground + 330,
          scale: 1.2,
        });
      }
      if (level > 0) globeDesk(sheet.layer('desk').at({ x: mid - 236, y: ground + 40 }), level);
    },
    titles: [
      (name) => `${name} Draws the Planets`,
      (name) => `A Lesson about the Sun with ${name}`,
      (name) => `Who Knows the Answer, Asks ${name}`,
    ],
    descriptions: [
      (name) =>
        `${name} has drawn the sun and the planets on the board. Somebody in the first row knows all the names.`,
      (name) =>
        `Around and around they go, says ${name}, and nobody gets dizzy. The lesson could be twice as long.`,
    ],
    tags: ['teacher', 'school', 'classroom', 'children', 'planets'],
  },
  {
    name: 'beekeeper',
    stages: [garden, glade],
    size: [800, 1000],
    as: {
      top: { sleeves: 1.9, role: 'paper', trim: 'sun', loose: 8 },
      bottom: { kind: 'trousers', length: 1.9, role: 'paper', trim: 'sun' },
      hat: 'straw',
    },
    arms: [
      { upper: -40, fore: 50, hand: 'grip', layer: 'over' },
      { upper: 34, fore: 84, hand: 'grip', thumb: -1, layer: 'over' },
    ],
    held: (view, [, [x, y]], level) => honeyFrame(view.at({ x: x + 26, y: y - 4 }), level),
    work(scene, mid) {
      const { sheet, level, ground, random } = scene;
      for (const [k, x] of byGrade(scene, [210], [200], [190, -250]).entries()) {
        const at = sheet.layer('hive').at({ x: mid + x, y: ground + 50 - k * 90, scale: 1 - k * 0.24 });
        for (const y of [0, -90, -180]) {
          at.shape(rectangle(-90, y - 86, 180, 86, 6), 'bold', LEADS[(k + y / -90) % 4]);
          if (level > 0) at.shape(rectangle(-30, y - 54, 60, 16, 8), 'line', 'wood');
        }
        at.shape(drawn('-112,-262! 0,-320! 112,-262!'), 'bold', 'wood');
        at.shape(ellipse(0, -24, 24, 14), 'line', 'night');
      }
      for (const [x, y] of byGrade(
        scene,
        [
          [420, 190],
          [140, 320],
        ],
        [
          [420, 190],
          [140, 320],
          [640, 300],
        ],
        [
          [420, 150],
          [140, 320],
          [640, 300],
          [560, 420],
          [250, 180],
          [90, 480],
        ],
      ) as Point[])
        bee(
          sheet
            .layer('bees')
            .at({ x, y, scale: byGrade(scene, 1.4, 1, 0.8), angle: random.range(-0.4, 0.4) }),
          level === 2 ? 1 : level,
        );
      if (level > 0)
        wildflower(sheet.layer('flowers').at({ x: mid - 170, y: ground + 90 }), {
          kind: 'sunflower',
          random,
          level: 0,
          height: 260,
          size: 80,
          sway: 8,
          role: 'sun',
        });
    },
    titles: [
      (name) => `${name} Visits the Bees`,
      (name) => `Honey for ${name}`,
      (name) => `${name} and Forty Thousand Friends`,
    ],
    descriptions: [
      (name) => `${name} talks to the bees before opening the hive. They like to know the news.`,
      (name) =>
        `The hives are painted so that every bee finds its own. ${name} moves slowly, and nobody stings.`,
    ],
    tags: ['beekeeper', 'bees', 'honey', 'garden', 'hive'],
  },
];

/** People at their work. */
export const trades: readonly Composition[] = TRADES.map(tradePage).map(pictured);
