import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

/** A hamburger of few thick layers, as wide as the other one. */
function plainBurger(view: Sheet): void {
  view.shape(ellipse(0, 6, 320, 60), 'bold', 'b');
  view.shape(drawn('-236,0 -246,-60 -226,-92! 226,-92! 246,-60 236,0 180,30 -180,30'), 'bold', 'gold');
  view.shape(
    drawn(
      '-252,-150 -230,-170 -180,-162 -120,-174 -60,-162 0,-174 60,-162 120,-174 180,-162 230,-170 252,-150 254,-112 230,-90 -230,-90 -254,-112',
    ),
    'bold',
    'wood',
  );
  for (const x of [-170, -60, 60, 170]) view.line(traced(`${x - 16},-106! ${x + 16},-128!`), 'line', 0.3);
  const upper = view.at({ y: 42 });
  upper.shape(
    drawn('-214,-238! 214,-238! 196,-206! 118,-142! 30,-206! -30,-206! -118,-142! -196,-206!'),
    'bold',
    'sun',
  );
  for (const x of [-116, 116]) upper.shape(rectangle(x - 118, -288, 236, 66, 32), 'bold', 'rust');
  upper.shape(
    drawn(
      '-266,-296 -220,-340 220,-340 266,-296 226,-258 168,-290 110,-252 52,-290 -6,-252 -64,-290 -122,-252 -180,-290 -230,-256',
    ),
    'bold',
    'grass',
  );
  upper.shape(
    drawn('-250,-330! -240,-446 -122,-514 0,-528 122,-514 240,-446 250,-330! 0,-312'),
    'bold',
    'gold',
  );
  for (const [x, y, turn] of [
    [-158, -386, -0.7],
    [-84, -440, -0.4],
    [30, -462, 0.1],
    [116, -430, 0.5],
    [-6, -380, -0.1],
    [168, -378, 0.8],
  ] as const)
    upper.shape(place(petal('drop', 66, 48), { x, y: y + 30, angle: turn }), 'line', 'cream');
  upper.shape(rectangle(-19, -712, 38, 192, 12), 'line', 'wood');
  upper.shape(drawn('17,-704! 176,-704! 140,-652! 176,-600! 17,-600!'), 'line', 'a');
}

/** A hamburger as tall as it gets, 500 units wide. */
function burger(view: Sheet, level: Level, floors: number): void {
  if (level === 0) return plainBurger(view);
  view.shape(ellipse(0, 4, 316, 46), 'line', 'b');
  view.shape(drawn('-230,0! -240,-60 -220,-84! 220,-84! 240,-60 230,0! 180,20 -180,20'), 'bold', 'gold');
  for (let i = 0; i < floors; i++) {
    const y = -84 - i * 150;
    view.shape(rectangle(-212, y - 132, 424, 136, 30), 'line', 'ember');
    if (i > 0) view.shape(rectangle(-238, y - 10, 476, 44, 20), 'bold', 'gold');
    view.shape(rectangle(-236, y - 62, 472, 66, 30), 'bold', 'rust');
    for (const x of [-176, -96, -10, 76, 164])
      view.shape(ellipse(x, y - 18 + (x % 3) * 3, 12, 8, x), 'fine', 'wood');
    view.shape(
      drawn(
        `-222,${y - 62}! 222,${y - 62}! 190,${y - 24} 150,${y - 56} 90,${y - 10} 30,${y - 56} -40,${y - 30} -110,${y - 58} -170,${y - 16} -200,${y - 56}`,
      ),
      'bold',
      'sun',
    );
    for (const x of [-150, -30, 90, 190]) view.shape(rectangle(x - 70, y - 98, 140, 40, 18), 'line', 'ember');
    view.shape(
      drawn(
        `-256,${y - 96} -200,${y - 134} -140,${y - 100} -70,${y - 136} 0,${y - 100} 76,${y - 136} 140,${y - 102} 200,${y - 134} 256,${y - 96} 190,${y - 78} 110,${y - 94} 40,${y - 74} -40,${y - 92} -120,${y - 74} -190,${y - 92}`,
      ),
      'bold',
      'grass',
    );
  }
  const y = -84 - floors * 150 + 20;
  view.shape(
    drawn(`-240,${y}! -230,${y - 110} -120,${y - 176} 0,${y - 190} 120,${y - 176} 230,${y - 110} 240,${y}!`),
    'bold',
    'gold',
  );
  for (const [x, v] of (
    [
      [-120, 90],
      [-30, 140],
      [70, 120],
      [140, 70],
      [-60, 60],
      [20, 80],
      [-160, 50],
      [180, 40],
    ] as const
  ).slice(0, [0, 6, 8][level]))
    view.shape(place(petal('drop', 40, 24), { x, y: y - v, angle: x * 0.004 + 2.6 }), 'line', 'cream');
  view.shape(rectangle(-5, y - 300, 10, 130), 'line', 'wood');
  view.shape(drawn(`5,${y - 300}! 90,${y - 270}! 5,${y - 236}!`), 'bold', 'a');
}

const burgerTower = scenic({
  name: 'burger-tower',
  category: 'food',
  size: [800, 1000],
  ground: 800,
  edge: 'page',
  stages: [
    tableBy('tiles', ['ember', 'paper']),
    tableBy('boards', ['cream', 'sand']),
    tableBy('shelves', ['wood', 'cream']),
  ],
  tags: ['burger', 'fries', 'dinner', 'fast food'],
  layouts: [
    {
      words: [
        [
          'The Burger Tower',
          'It came with a flag on top, and with a warning. Nobody has ever eaten it in one go.',
        ],
        [
          'How Do You Bite into This?',
          'You could begin at the side or from above. The flag is of no help at all.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        burger(
          sheet.layer('burger').at({ x: 400, y: 880, scale: byGrade(scene, 1.1, 1, 0.96) }),
          level,
          byGrade(scene, 1, 3, 3),
        );
      },
    },
    {
      words: [
        [
          'Burger, Fries and a Shake',
          'One of each, please, and two straws. The pickle may stay where it is.',
        ],
        [
          'Friday at the Diner',
          'The table by the window is free and the fries are hot. It could not be better.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        diner(scene);
        burger(sheet.layer('burger').at({ x: 214, y: 888, scale: 0.64 }), level, 1);
        const fries = sheet.layer('fries').at({ x: 650, y: 890, scale: 0.84 });
        for (const [i, x] of [-90, -54, -18, 18, 54, 90].entries())
          fries.shape(
            place(rectangle(-16, -330 - (i % 3) * 40, 32, 210 + (i % 3) * 40, 4), {
              x: x * 0.66,
              y: 0,
              angle: x * 0.0016,
            }),
            'line',
            'sun',
          );
        fries.shape(drawn('-120,-220! 0,-170 120,-220! 96,0! -96,0!'), 'bold', 'ember');
        fries.shape(star(0, -84, 50, 22, 5), 'line', 'sun');
        shake(sheet.layer('shake').at({ x: 446, y: 926, scale: 1.06 }), level);
      },
    },
  ],
});

/** A lamp over the table and the menu on the wall. */
function diner({ sheet, level }: Scene): void {
  if (level === 0) return;
  const wall = sheet.layer('diner');
  wall.line(traced('186,20! 186,130!'), 'bold', 0);
  wall.shape(ellipse(186, 232, 34, 30), 'bold', 'sun');
  wall.shape(drawn('150,132! 222,132! 292,232! 80,232!'), 'bold', 'a');
  wall.shape(rectangle(536, 96, 210, 280, 8), 'bold', 'wood');
  wall.shape(rectangle(554, 114, 174, 244, 4), 'line', 'night');
  wall.shape(drawn('600,176! 604,150 641,136 678,150 682,176!'), 'line', 'gold');
  wall.shape(rectangle(596, 176, 90, 20, 9), 'line', 'cream');
  for (const y of [226, 268, 310]) {
    wall.line(traced(`580,${y}! 650,${y}!`), 'line', 0.2);
    wall.shape(ellipse(694, y, 13), 'line', 'sun');
  }
}

/** A milk shake in a tall glass on a foot, with whipped cream, a cherry and two straws in it. */
function shake(view: Sheet, level: Level): void {
  view.shape(drawn('24,-380! 74,-580! 104,-572! 56,-370!'), 'bold', 'a');
  view.shape(drawn('-30,-390! -64,-566! -94,-560! -62,-380!'), 'bold', 'b');
  view.shape(
    drawn('-128,-366 -112,-412 -60,-430 40,-432 108,-412 128,-366 90,-344 -90,-344'),
    'bold',
    'paper',
  );
  view.shape(drawn('-92,-414 -72,-460 -10,-476 56,-466 90,-420 40,-398 -50,-398'), 'bold', 'paper');
  view.shape(drawn('-50,-462 -30,-504 10,-524 36,-496 50,-462 10,-446'), 'bold', 'paper');
  view.shape(ellipse(0, -532, 27), 'bold', 'rust');
  view.line(traced('4,-556 20,-584 46,-596'), 'bold', 0.3);
  view.shape(ellipse(0, -4, 92, 20), 'bold', 'sky');
  view.shape(drawn('-22,-60! 22,-60! 18,-30 40,-8 0,2 -40,-8 -18,-30'), 'bold', 'sky');
  const glass = clockwise(
    drawn(
      '-138,-366! -60,-346 0,-342 60,-346 138,-366! 120,-220 84,-90 40,-46 0,-42 -40,-46 -84,-90 -120,-220',
    ),
  );
  view.shape(glass, 'bold', 'blush');
  const inside = view.inside([glass]);
  for (const x of level === 0 ? [] : [-84, -30, 30, 84])
    inside.line(traced(`${x},-300 ${x * 0.9},-190 ${x * 0.5},-40`), 'line', 0.2);
  inside.shape(clockwise(drawn('-160,-380! 160,-380! 150,-296! 60,-282 -60,-282 -150,-296!')), 'line', 'sky');
  view.rim(glass, 'bold');
}

/** Burgers as tall as they get. */
export const burgerPages: readonly Composition[] = [burgerTower];
