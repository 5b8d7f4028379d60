import { byLevel } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path, Placement, Point } from '../../geometry/point.ts';
import {
  leadLine,
  WHOLE_PANE,
  type GlassWindow,
  type Pane,
  leadRays,
  leadRings,
  leadBands,
} from '../../motifs/leaded-glass.ts';
import type { Role } from '../../roles.ts';

/** A boat before the sun. */
export const sailWindow: GlassWindow = {
  title: ['Sail of Colored Glass', 'The Glass Regatta', 'A Boat in Lead and Light'],
  description:
    'A sailing boat crosses the bay in colored glass, and the sun breaks into panes behind it. Leave the lead lines dark.',
  tags: ['stained glass', 'sailboat', 'sea', 'sun'],
  panes(brief) {
    const sun: Point = [brief.random.range(180, 620), brief.random.range(180, 300)];
    const sea = 590;
    return [
      {
        rim: WHOLE_PANE,
        role: 'sky',
        leads: [
          ...leadRays(sun, byLevel(brief, 6, 12, 28), brief.random.next()),
          ...leadRings(sun, byLevel(brief, [300], [220, 420], [150, 220, 310, 420, 560])),
        ],
      },
      { rim: ellipse(sun[0], sun[1], 96), role: 'sun', leads: [] },
      {
        rim: [
          ...leadLine(`-20,${sea} 200,${sea - 14} 420,${sea + 10} 640,${sea - 12} 820,${sea}`),
          [820, 1010],
          [-20, 1010],
        ],
        role: 'water',
        leads: [
          ...leadBands(sea + 20, 1000, byLevel(brief, 3, 5, 9), 22),
          ...(brief.level > 0
            ? [
                leadLine('200,540 260,800 180,1010'),
                leadLine('600,540 540,800 640,1010'),
                leadLine('400,540 420,800 390,1010'),
                ...(brief.level > 1
                  ? [
                      leadLine('100,540 60,800 90,1010'),
                      leadLine('300,540 340,800 280,1010'),
                      leadLine('500,540 480,800 530,1010'),
                      leadLine('700,540 740,800 720,1010'),
                    ]
                  : []),
              ]
            : []),
        ],
      },
      { rim: rectangle(394, 140, 14, 560), role: 'wood', leads: [] },
      {
        rim: blob(knots('170,690! 640,690! 590,770 480,800 300,796 210,760')),
        role: 'wood',
        leads: [leadLine('100,735 400,748 700,735')],
      },
      {
        rim: blob(knots('408,172! 636,480 668,656! 408,668!')),
        role: 'a',
        leads: byLevel(
          brief,
          [leadLine('380,430 700,430')],
          [leadLine('380,340 700,400'), leadLine('380,520 700,540')],
          [
            leadLine('380,300 700,360'),
            leadLine('380,420 700,460'),
            leadLine('380,540 700,570'),
            leadLine('470,150 560,700'),
          ],
        ),
      },
      {
        rim: blob(knots('394,230! 394,660! 176,644! 246,460')),
        role: 'b',
        leads: byLevel(
          brief,
          [],
          [leadLine('150,480 420,470')],
          [leadLine('150,420 420,400'), leadLine('150,540 420,540')],
        ),
      },
    ];
  },
};

const RIVER = '400,640! 452,640! 430,700 520,780 440,880 640,1010! 300,1010! 300,880 380,780 370,700';
const LAKE = '-20,720! 180,690 420,706 640,690 820,720! 820,880! 620,910 400,894 200,920 -20,890!';

/** The trunk of a fir, from its right to its left. */
function trunk(x: number, y: number, size: number): Path {
  const [wide, tall] = [22 * size, 54 * size];
  return [
    [x + wide, y],
    [x + wide, y + tall],
    [x - wide, y + tall],
    [x - wide, y],
  ];
}

/** A small sailing boat on a lake. */
function boat(at: Placement): Pane[] {
  return [
    { rim: drawn('-96,0! 96,0! 62,46 -62,46', at), role: 'wood', leads: [] },
    { rim: drawn('-8,-160! 92,-14! -8,-14!', at), role: 'a', leads: [] },
    { rim: drawn('-8,-140! -8,-14! -88,-14!', at), role: 'gold', leads: [] },
  ];
}

/** Mountains, firs and a river or a lake. */
export const peaksWindow: GlassWindow = {
  title: ['Mountains in Glass', 'Alpenglow Window', 'The Valley Window'],
  description:
    'Peaks, firs and a winding river are set in lead like a chapel window. Let the snow stay nearly white.',
  tags: ['stained glass', 'mountains', 'river', 'firs'],
  panes(brief) {
    const { random } = brief;
    const sun: Point = [random.range(250, 550), random.range(150, 240)];
    const peak = (x: number, y: number, half: number, role: Role): Pane[] => [
      {
        rim: [
          [x - half, 720],
          [x - half * 0.36, y + 150],
          [x, y],
          [x + half * 0.4, y + 140],
          [x + half, 720],
        ],
        role,
        leads: [
          leadLine(`${x},${y - 20} ${x - 24},${y + 200} ${x + 20},${y + 360} ${x},740`),
          ...(brief.level > 0
            ? [leadLine(`${x - half},${y + 300} ${x},${y + 260} ${x + half},${y + 320}`)]
            : []),
          ...(brief.level > 1
            ? [180, 240, 360, 420, 480].map((dy) =>
                leadLine(`${x - half},${y + dy + 40} ${x},${y + dy} ${x + half},${y + dy + 60}`),
              )
            : []),
        ],
      },
      {
        rim: [
          [x, y],
          [x + half * 0.3, y + 110],
          [x + half * 0.1, y + 96],
          [x, y + 150],
          [x - half * 0.12, y + 100],
          [x - half * 0.28, y + 116],
        ],
        role: 'soft',
        leads: [],
      },
    ];
    const fir = (x: number, y: number, size: number): Pane => ({
      rim: [
        [x, y - 300 * size],
        [x + 90 * size, y - 120 * size],
        [x + 50 * size, y - 120 * size],
        [x + 120 * size, y],
        ...(brief.level === 2 ? [] : trunk(x, y, size)),
        [x - 120 * size, y],
        [x - 50 * size, y - 120 * size],
        [x - 90 * size, y - 120 * size],
      ],
      role: 'leaf',
      leads:
        brief.level > 0
          ? [
              [
                [x, y - 400],
                [x, y + 40],
              ],
              ...(brief.level > 1
                ? ([
                    [
                      [x - 200, y - 60 * size],
                      [x + 200, y - 60 * size],
                    ],
                    [
                      [x - 200, y - 180 * size],
                      [x + 200, y - 180 * size],
                    ],
                  ] as Path[])
                : []),
            ]
          : [],
    });
    const isLake = brief.level < 2 && random.fork('foot').chance(0.5);
    const isShore = isLake && brief.level === 0;
    return [
      {
        rim: WHOLE_PANE,
        role: 'sky',
        leads: [
          ...leadRays(sun, byLevel(brief, 7, 12, 26), 0.1),
          ...leadRings(sun, byLevel(brief, [], [220], [140, 200, 280, 370])),
        ],
      },
      { rim: ellipse(sun[0], sun[1], 88), role: 'sun', leads: [] },
      ...peak(random.range(150, 230), 300, 290, 'c'),
      ...peak(random.range(560, 660), 260, 330, 'b'),
      ...peak(random.range(370, 430), 390, 230, 'stone'),
      {
        rim: [...leadLine('-20,640 200,600 420,640 640,590 820,640'), [820, 1010], [-20, 1010]],
        role: 'grass',
        leads: [
          leadLine('-20,760 200,730 420,770 640,720 820,760'),
          ...byLevel(
            brief,
            [],
            [leadLine('-20,880 300,850 600,890 820,860')],
            [
              leadLine('-20,840 300,810 600,850 820,820'),
              leadLine('-20,920 300,900 600,940 820,910'),
              leadLine('160,600 120,800 180,1010'),
              leadLine('700,600 740,800 690,1010'),
              leadLine('80,600 40,800 90,1010'),
              leadLine('250,600 220,800 270,1010'),
              leadLine('560,600 600,800 620,1010'),
            ],
          ),
        ],
      },
      {
        rim: blob(knots(isLake ? LAKE : RIVER)),
        role: 'water',
        leads: byLevel(
          brief,
          [leadLine('200,830 700,830')],
          [leadLine('200,760 700,780'), leadLine('200,880 700,860')],
          [
            leadLine('200,720 700,730'),
            leadLine('200,800 700,810'),
            leadLine('200,880 700,870'),
            leadLine('200,950 700,940'),
          ],
        ),
      },
      ...(isLake ? boat({ x: isShore ? 404 : 430, y: 806, scale: isShore ? 1.1 : 1 }) : []),
      ...(isShore
        ? [fir(150, 906, 0.86), fir(656, 900, 0.84)]
        : [fir(120, 900, 1), fir(690, isLake ? 892 : 880, 0.9)]),
      ...(brief.level > 0 ? [fir(230, 980, 0.8), fir(600, isLake ? 690 : 760, 0.5), fir(250, 740, 0.5)] : []),
    ];
  },
};
