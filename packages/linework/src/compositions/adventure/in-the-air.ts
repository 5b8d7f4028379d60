import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { airship } from '../../motifs/adventure/airship.ts';
import type { Envelope } from '../../motifs/adventure/balloon-envelopes.ts';
import { hotAirBalloon } from '../../motifs/adventure/hot-air-balloon.ts';
import { marcher } from '../../motifs/adventure/marchers.ts';
import { gull } from '../../motifs/seaside.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { park, street } from '../../motifs/stages/outdoors.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { castleGrounds } from '../../motifs/stages/wonder.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { cast, type Cast } from '../people/cast.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';
import { tidied } from '../tidied.ts';
import { peaks } from './journeys.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];
const PRINTS: readonly PatternName[] = ['diamonds', 'hearts', 'stars', 'triangles', 'blossoms', 'scales'];

/** Two who look over the rim of a basket. */
function pairOfRiders(view: Sheet, roles: readonly [Role, Role, Role]): void {
  for (const side of [-1, 1]) {
    const at = view.at({ x: side * 34 });
    at.shape(drawn('-36,-50! -30,-100 -12,-112 12,-112 30,-100 36,-50!'), 'line', roles[side < 0 ? 1 : 2]);
    at.shape(ellipse(0, -136, 29, 31), 'line', 'sand');
    at.shape(
      drawn('-32,-136! -28,-168 0,-180 28,-168 32,-136! 14,-150 -14,-150'),
      'line',
      side < 0 ? 'wood' : 'sun',
    );
    for (const x of [-10, 10]) at.ink(ellipse(x, -132, 3.6, 4.6));
    at.line(traced('-9,-120 0,-115 9,-120'), 'line', 0.3);
  }
}

const race: Picture = {
  name: 'balloon-race',
  category: 'adventure',
  size: [1000, 800],
  ground: 720,
  edge: 'open',
  stages: [peaks],
  act(scene) {
    const { sheet, random, level } = scene;
    const prints = random.shuffle(PRINTS);
    const turn = random.int(0, 3);
    const sewn = random.fork('sewn').shuffle<Envelope>(['checks', 'swirl', 'peaks', 'diamonds', 'sunrise']);
    const spots = byGrade(
      scene,
      [
        [310, 300, 0.66],
        [720, 210, 0.4],
      ],
      [
        [280, 320, 0.6],
        [640, 190, 0.38],
        [850, 420, 0.34],
      ],
      [
        [230, 330, 0.56],
        [520, 190, 0.36],
        [770, 330, 0.46],
        [910, 140, 0.22],
        [500, 500, 0.26],
      ],
    ) as [number, number, number][];
    if (level === 1)
      for (const [x, y, s] of [
        [440, 330, 0.8],
        [520, 400, 0.6],
      ] as const)
        gull(sheet.layer('gulls').at({ x, y, scale: s }));
    for (const [i, [x, y, scale]] of spots.toReversed().entries()) {
      const roles = [0, 1, 2].map((k) => LEADS[(k + i + turn) % 4]!) as [Role, Role, Role];
      hotAirBalloon(
        sheet
          .layer('balloons')
          .at({ x: x + random.range(-34, 34), y: y - scale * 60 + random.range(-40, 40), scale }),
        {
          level: scale > 0.42 && level > 0 ? level : scale > 0.3 ? (Math.min(1, level) as 0 | 1) : 0,
          roles,
          pattern: prints[i % prints.length]!,
          ...(scale < 0.36 ? {} : { riders: (view: Sheet) => pairOfRiders(view, roles) }),
          ...(scale < 0.3 || i % 3 === 1 ? {} : { envelope: sewn[i % sewn.length]! }),
        },
      );
    }
    return {
      title: random.pick([
        'The Great Balloon Race',
        'Who Will Be First over the Peaks',
        'Balloons on Their Marks',
        'A Race Nobody Can Steer',
        'Balloons in the Morning Wind',
        'Up and over the Range',
      ]),
      description: random.pick([
        'All the balloons have taken off at once, and the wind decides who wins. The smallest is far ahead.',
        'In a balloon race nobody steers and everybody is polite. Give each balloon the colors of its team.',
        'Hearts, stars and diamonds sail over the mountains. Whoever lands nearest to the cow has won.',
        'The wind blows from the left today, and so the race goes to the right. It took no longer than breakfast.',
      ]),
      tags: ['hot-air balloon', 'balloons', 'race', 'mountains', 'flying'],
    };
  },
};

const voyage: Picture = {
  name: 'airship',
  category: 'adventure',
  size: [1000, 800],
  ground: 720,
  edge: 'open',
  stages: [peaks, castleGrounds],
  isBanded: true,
  act(scene, stage) {
    const { sheet, random, level } = scene;
    const aboard: Cast[] = [];
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd', 'cream']);
    airship(
      sheet.layer('airship').at({
        x: 510,
        y: random.range(200, 280),
        scale: byGrade(scene, 0.98, 0.92, 0.9),
        angle: random.range(-0.1, 0.04),
      }),
      level,
      [roles[0]!, roles[1]!, roles[2]!],
      (view) => {
        for (const x of [-106, 0, 104]) {
          const who = cast(scene, 'child', { among: aboard });
          aboard.push(who);
          enter(
            { ...scene, sheet: view, level: 0 },
            {
              who: who.who,
              posture: x === 0 ? POSTURES.wave : POSTURES.stand,
              mien: x === 0 ? 'laugh' : 'wonder',
              x,
              y: 500,
              scale: 0.58,
            },
          );
        }
      },
    );
    for (const [x, y, s] of byGrade(
      scene,
      [],
      [[120, 560, 0.8]],
      [
        [110, 560, 0.8],
        [880, 620, 0.7],
        [190, 130, 0.7],
      ],
    ) as [number, number, number][])
      gull(sheet.layer('gulls').at({ x, y, scale: s }));
    const names = namesOf(aboard.map((one) => one.looks));
    return {
      title: random.pick([
        `The Airship of ${aboard[1]!.called}`,
        `${aboard[0]!.called} Flies First Class`,
        stage === castleGrounds ? 'An Airship over the Castle' : 'An Airship over the Mountains',
        `${aboard[2]!.called} Looks Down`,
      ]),
      description: `${names} glide along in an airship ${stage === castleGrounds ? 'over the castle' : 'over the mountains'}. It is slower than a train, and one sees twice as much.`,
      tags: ['airship', 'zeppelin', 'flying', 'children', stage.tags[0]!],
    };
  },
};

/** How low the cord of pennants hangs at a place across the page. */
const low = (x: number): number => 66 + 60 * Math.sin((x / 1000) * Math.PI);

/** Pennants on a cord across the street. */
function bunting(sheet: Sheet, level: 0 | 1 | 2): void {
  const count = level === 1 ? 5 : 15;
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i * 1000) / count + 8, ((i + 1) * 1000) / count - 8];
    sheet.shape(
      clockwise([
        [a, low(a)],
        [b, low(b)],
        [(a + b) / 2, low((a + b) / 2) + 74],
      ]),
      'line',
      LEADS[i % 4],
    );
  }
  sheet.line(
    Array.from({ length: 41 }, (_, i) => [i * 25, low(i * 25)] as const),
    'line',
    0,
  );
}

const parade: Picture = {
  name: 'robot-parade',
  category: 'adventure',
  size: [1000, 780],
  ground: 650,
  edge: 'open',
  stages: [street, park, castleGrounds],
  isBanded: true,
  views: [
    [500, 300, 1],
    [500, 620, 1.03],
  ],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const rows = byGrade(
      scene,
      [
        [
          [330, 30, 1.06],
          [700, 40, 1.0],
        ],
      ],
      stage === street
        ? [
            [
              [190, 40, 0.98],
              [486, 50, 1],
              [800, 40, 0.98],
            ],
          ]
        : [
            [
              [286, 46, 1.1],
              [664, 56, 1.1],
            ],
          ],
      [
        [
          [316, -96, 0.62],
          [662, -96, 0.62],
        ],
        [
          [160, 50, 0.84],
          [474, 62, 0.86],
          [790, 50, 0.84],
        ],
      ],
    ) as [number, number, number][][];
    const heads = random.shuffle([0, 1, 2, 3]);
    const bodies = random.shuffle([0, 1, 2, 3]);
    const things =
      level === 2
        ? ([
            ['flag', 'balloons'],
            ['drum', 'cymbals', 'horn'],
          ] as const)
        : ([['drum', 'flag', 'horn']] as const);
    if (level > 0 && stage === street) bunting(sheet.layer('parade'), level);
    if (level < 2 && stage !== street)
      sheet
        .layer('parade')
        .shape(
          drawn(
            `-20,${ground + 6}! 260,${ground - 6} 520,${ground + 8} 780,${ground - 8} 1020,${ground + 4}! 1020,800! -20,800!`,
          ),
          'bold',
          'sand',
        );
    for (const [r, row] of rows.entries())
      for (const [i, [x, y, scale]] of row.entries())
        marcher(sheet.layer('parade').at({ x, y: ground + y, scale }), {
          level: level < 2 || scale < 0.7 ? 0 : 2,
          roles: [LEADS[(i + r) % 4]!, LEADS[(i + r + 2) % 4]!],
          head: heads[(i + r) % 4]!,
          body: bodies[(i + r * 2) % 4]!,
          carries: things[r]![i]!,
        });
    if (level === 1 && stage !== street)
      sittingDog(sheet.layer('watching').at({ x: 476, y: 738, scale: 1 }), 0);
    return {
      title: random.pick([
        `The Robot Parade ${stage === street ? 'in the Old Town' : stage === park ? 'in the Park' : 'at the Castle'}`,
        'Tin, Drums and Flags',
        'Left, Right, Beep',
        'The Robots Have the Day Off',
      ]),
      description: random.pick([
        `Once a year the robots march ${stage.where}, with flags, horns and a drum. They keep step better than anybody.`,
        'No two robots side by side have the same head. All of them know the same march.',
        'The robots have oiled their knees for the parade. The horn has been polished until it shines.',
      ]),
      tags: ['robot', 'robots', 'parade', 'drum', 'flags', stage.tags[0]!],
    };
  },
};

/** Pages of races and parades, in the air and below. */
export const inTheAir: readonly Composition[] = [tidied(pictured(race)), pictured(voyage), pictured(parade)];
