import type { Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { djembe } from '../../motifs/people/instruments.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { namesOf } from '../../motifs/people/casting.ts';
import { beach, glade, park } from '../../motifs/stages/outdoors.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { skyBehind } from './backdrops.ts';
import { cast, TROUSERS } from './cast.ts';
import { enter, pictured, type Picture } from './picture.ts';

const WIDE = [1000, 780] as const;

const drumCircle: Picture = {
  name: 'drum-circle',
  category: 'people',
  size: WIDE,
  ground: 660,
  stages: [beach, glade, park],
  backdrop: skyBehind('heaped', 140),
  isCrowded: true,
  views: [[500, 300, 1]],
  act(scene, stage) {
    const { random, level, ground } = scene;
    const people = [cast(scene, random.pick(['woman', 'man'] as const), { as: { bottom: TROUSERS } })];
    for (const build of ['child', 'teen', 'man'] as const)
      people.push(cast(scene, build, { among: people, as: { bottom: TROUSERS } }));
    const spots = byGrade(
      scene,
      [
        [330, 0],
        [700, 20],
      ],
      [
        [190, 10],
        [500, -20],
        [810, 20],
      ],
      [
        [150, 10],
        [380, -24],
        [620, -24],
        [850, 10],
      ],
    ) as Point[];
    for (const [i, [x, y]] of spots.entries()) {
      const who = people[i]!;
      const isUp = i === 1;
      const scale = who.who.build === 'child' ? 1.04 : 0.82;
      const seat = who.who.build === 'child' ? 110 : 150;
      enter(scene, {
        who: who.who,
        posture: {
          ...POSTURES.sit,
          height: seat,
          head: { turn: x < 500 ? 0.35 : -0.35, tilt: random.range(-6, 8) },
          arms: isUp
            ? [
                { upper: -110, fore: -160, hand: 'open', thumb: 1 },
                { reach: [44, -30], elbow: 1, hand: 'relaxed', layer: 'over' },
              ]
            : [
                { reach: [-30, -34], elbow: -1, hand: 'relaxed', layer: 'over' },
                { reach: [34, -30], elbow: 1, hand: 'relaxed', layer: 'over' },
              ],
          legs: [
            { upper: -56, lower: -2, short: [0.72, 1], toes: 'left' },
            { upper: 56, lower: 2, short: [0.72, 1], toes: 'right' },
          ],
        },
        mien: (['laugh', 'sing', 'smile', 'calm'] as const)[i]!,
        x,
        y: ground + y + 30,
        scale,
        props: {
          behind: (view) => view.shape(rectangle(-58, 14, 116, seat - 20, 12), 'bold', 'wood'),
          held: (view) =>
            djembe(
              view.at({ y: seat - 6, scale: (seat + 22) / 184 }),
              level,
              (['a', 'b', 'c', 'd'] as const)[i]!,
            ),
        },
      });
    }
    return {
      title: random.pick([
        `${people[0]!.called} Beats the Drum`,
        `A Circle of Drums around ${people[1]!.called}`,
        `Drums till Dark with ${people[1]!.called}`,
      ]),
      description: `${namesOf(people.slice(0, spots.length).map((one) => one.looks))} drum ${stage.where} until their hands are warm. Nobody leads, and nobody is late.`,
      tags: ['drums', 'music', 'friends', 'rhythm', stage.tags[0]!],
    };
  },
};

/** People who make music together. */
export const musicians: readonly Composition[] = [drumCircle].map(pictured);
