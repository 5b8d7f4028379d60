import { astronaut } from '../../motifs/adventure/astronaut.ts';
import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import type { Point } from '../../geometry/point.ts';
import { camel } from '../../motifs/adventure/camel.ts';
import { dome, rover } from '../../motifs/adventure/rover.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { desertDay, desertNight, mars } from '../../motifs/stages/far-lands.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { cast, TROUSERS, type Cast } from '../people/cast.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';

const WIDE = [1000, 780] as const;

const caravan: Picture = {
  name: 'caravan',
  category: 'adventure',
  size: WIDE,
  ground: 660,
  edge: 'open',
  stages: [desertDay, desertNight],
  views: [
    [500, 300, 1],
    [500, 600, 1.04],
    [480, 560, 1.08],
  ],
  act(scene, stage) {
    const { sheet, random, level, ground } = scene;
    const riders: Cast[] = [];
    const spots = byGrade(
      scene,
      [[480, 10, 1.1]],
      [
        [270, -10, 0.74],
        [690, 20, 0.84],
      ],
      [
        [230, -20, 0.7],
        [620, 10, 0.82],
      ],
    ) as [number, number, number][];
    for (const [i, [x, y, scale]] of spots.entries()) {
      const who = cast(scene, 'child', {
        among: riders,
        as: { bottom: TROUSERS, hat: random.pick(['bandana', 'straw']) },
      });
      riders.push(who);
      const cloth = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      camel(sheet.layer('camels').at({ x, y: ground + y, scale }), level, [cloth[0]!, cloth[1]!], (view) =>
        enter(
          { ...scene, sheet: view, level: 0 },
          {
            who: who.who,
            posture: {
              ...POSTURES.sit,
              height: 10,
              legs: [
                { upper: -30, lower: 6, short: [0.7, 1], toes: 'right' },
                { upper: 30, lower: -6, short: [0.7, 1], toes: 'right' },
              ],
              arms: [
                { upper: 26, fore: 74, hand: 'grip' },
                i === spots.length - 1
                  ? { upper: 120, fore: 160, hand: 'open', thumb: -1 }
                  : { upper: 30, fore: 80, hand: 'grip' },
              ],
            },
            mien: (['laugh', 'smile', 'wonder'] as const)[i % 3]!,
            x: -6,
            y: -258,
            scale: 0.8,
          },
        ),
      );
    }
    return {
      title: random.pick(
        stage === desertNight
          ? [
              `${riders[0]!.called} Follows the Stars`,
              'A Caravan by Moonlight',
              'Night Ride through the Dunes',
            ]
          : [`${riders[0]!.called} Rides a Camel`, 'The Caravan to the Pyramids', 'Over the Hot Sand'],
      ),
      description: random.pick(
        stage === desertNight
          ? [
              'By night the sand is cool, and the camels know the way by the stars. The riders have stopped talking hours ago.',
              'The moon is thin, the dunes are wide, and somewhere ahead there is a well. The camels can smell it.',
            ]
          : [
              'The caravan crosses the dunes from well to well. The camels have seen the pyramids before and do not look up.',
              'So much sand, and not a shovel in sight. The camels carry everything, even the lunch.',
            ],
      ),
      tags: ['desert', 'camel', 'caravan', 'travel', 'children', ...stage.tags.slice(1, 2)],
    };
  },
};

const drive: Picture = {
  name: 'mars-rover',
  category: 'adventure',
  size: WIDE,
  ground: 590,
  edge: 'open',
  stages: [mars],
  views: [
    [500, 300, 1],
    [500, 100, 1.04],
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const isAlone = level === 0 || random.chance(0.4);
    const who = cast(scene, 'child');
    if (level > 0 && isAlone)
      dome(
        sheet.layer('base').at({ x: level === 2 ? 186 : 760, y: ground - 120, scale: 0.62 }),
        level === 2 ? 1 : 0,
        ['paper', 'b'],
      );
    if (level > 0)
      for (let x = level === 1 ? -22 : 30; x < (isAlone ? 170 : 110); x += 52)
        for (const y of [46, 66])
          sheet
            .layer('tracks')
            .shape(drawn('-16,-5! 18,-7! 14,5! -20,7!', { x, y: ground + y }), 'line', 'sand');
    if (level === 1)
      for (const [from, to, y] of [
        [180, 470, 104],
        [610, 860, 96],
        [60, 330, 140],
        [430, 720, 132],
        [760, 960, 142],
      ] as const)
        sheet
          .layer('tracks')
          .line(
            traced(
              `${from},${ground + y} ${from * 0.7 + to * 0.3},${ground + y - 9} ${from * 0.35 + to * 0.65},${ground + y + 4} ${to},${ground + y - 6}`,
            ),
            'line',
            0.4,
          );
    rover(
      sheet.layer('rover').at({
        x: isAlone ? byGrade(scene, 350, 350, 590) : 320,
        y: ground + 50,
        scale: byGrade(scene, 1.24, 1.06, 1),
      }),
      level,
      [random.pick(['cream', 'paper', 'soft']), random.pick(['a', 'c', 'ember'])],
    );
    if (!isAlone)
      astronaut(sheet.layer('person').at({ x: 760, y: ground + 60, scale: 0.54 }), level === 2 ? 1 : 0, {
        arms: ['-84,-410 -150,-350 -168,-260', '84,-410 180,-416 244,-474 262,-556'],
        legs: ['-54,-230 -64,-150 -66,-56', '54,-230 66,-150 70,-56'],
      });
    for (const [x, s] of byGrade(
      scene,
      [],
      [
        [900, 50],
        [560, 26],
        [120, 40],
      ],
      [
        [930, 54],
        [60, 40],
        [600, 30],
      ],
    ) as Point[])
      boulder(sheet.layer('stones').at({ x, y: ground + 84 }), random, s, true);
    return {
      title: isAlone
        ? random.pick(['The Rover on the Red Planet', 'Six Wheels on Mars', 'Nobody Here but the Rover'])
        : random.pick([`${who.called} Drives on Mars`, `A Day Off on Mars for ${who.called}`]),
      description: isAlone
        ? random.pick([
            'The rover rolls over the red sand and takes a picture of every stone. It has sent four thousand so far.',
            'The rover is slow, careful and very far from home. It has found a pebble it likes.',
            'A rover needs no air and no lunch, only sun on its panel. It waves with its arm to the two moons.',
          ])
        : `${who.called} has parked the rover and stretches both legs. The two moons of Mars are up, and there is no wind.`,
      tags: ['mars', 'rover', 'space', 'planet', ...(isAlone ? ['machine'] : ['astronaut', 'child'])],
    };
  },
};

/** Pages of journeys to deserts and other planets. */
export const farTravels: readonly Composition[] = [caravan, drive].map(pictured);
