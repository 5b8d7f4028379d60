import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, place } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import { canopy } from '../../motifs/stages/foliage.ts';
import { byGrade, type Stage } from '../../motifs/stages/stage.ts';
import { cycad, fernEdge, skyBands } from '../../motifs/stages/wilds.ts';
import { cast, SHORTS } from '../people/cast.ts';
import { enter, pictured, type Picture } from '../people/picture.ts';

const TALL = [800, 1000] as const;

/** A temple of steps among the trees. */
const ruins: Stage = {
  where: 'in the jungle',
  tags: ['jungle', 'temple', 'ruins'],
  sky: 'sky',
  behind(scene) {
    const { sheet, random, width, height, ground, level } = scene;
    if (level === 2) skyBands(scene, [60, 420], 6, ['leaf', 'soft']);
    const temple = sheet.layer('temple');
    const mid = width * random.range(0.46, 0.54);
    const steps = byGrade(scene, 3, 5, 8);
    for (let i = 0; i < steps; i++) {
      const half = mix(330, 120, i / steps);
      const [y, tall] = [ground - 70 - (i * 440) / steps, 440 / steps];
      const blocks = byGrade(scene, 1, 4, 8);
      for (let k = 0; k < blocks; k++)
        temple.shape(
          rectangle(mid - half + (k * half * 2) / blocks, y - tall, (half * 2) / blocks, tall),
          'line',
          (i + k) % 2 === 0 ? 'stone' : 'sand',
        );
    }
    const stairs = byGrade(scene, 5, 11, 17);
    for (let i = 0; i < stairs; i++)
      temple.shape(
        rectangle(mid - 58, ground - 70 - ((i + 1) * 440) / stairs, 116, 440 / stairs),
        'line',
        i % 2 === 0 ? 'cream' : 'soft',
      );
    temple.shape(rectangle(mid - 110, ground - 640, 220, 132, 4), 'bold', 'stone');
    temple.shape(rectangle(mid - 132, ground - 666, 264, 34, 6), 'bold', 'sand');
    temple.shape(drawn('-36,0! -36,-70 0,-92 36,-70 36,0!', { x: mid, y: ground - 508 }), 'line', 'night');
    if (level > 0)
      for (const x of [-76, 76]) temple.shape(ellipse(mid + x, ground - 574, 22), 'line', 'gold');
    for (let i = 0; i < byGrade(scene, 1, 2, 4); i++)
      sheet
        .layer('ground')
        .shape(
          [
            ...swell(width, ground - 80 + i * 46, 12, 360, i * 2),
            [width + 20, height + 20],
            [-20, height + 20],
          ],
          'line',
          i % 2 === 0 ? 'grass' : 'leaf',
        );
  },
  before: (scene) => fernEdge(scene, byGrade(scene, 3, 5, 8), byGrade(scene, 150, 150, 150)),
};

const temple: Picture = {
  name: 'jungle-temple',
  category: 'adventure',
  size: TALL,
  ground: 820,
  edge: 'open',
  stages: [ruins],
  views: [
    [400, 300, 1],
    [400, 560, 1.12],
    [340, 640, 1.22],
  ],
  act(scene) {
    const { sheet, random, level, ground } = scene;
    const who = cast(scene, 'child', { as: { hat: 'straw', bottom: SHORTS, feet: 'boot' } });
    const side = random.pick([-1, 1]);
    for (const x of byGrade(scene, [], [90], [70, 730])) {
      const vine = traced(`${x},-20 ${x + 24},180 ${x - 20},380 ${x + 16},540`);
      sheet.layer('vines').line(vine, 'line', 0.2);
      for (let i = 3; i < vine.length; i += byGrade(scene, 20, 14, 10))
        sheet
          .layer('vines')
          .shape(
            place(petal('leaf', 64, 32), { x: vine[i]![0], y: vine[i]![1], angle: i % 20 < 10 ? 2 : -2 }),
            'line',
            'leaf',
          );
    }
    canopy(scene);
    enter(scene, {
      who: who.who,
      posture: {
        ...POSTURES.stand,
        head: { turn: side * 0.4, tilt: -6 },
        arms: [
          { upper: -44, fore: 40, hand: 'grip' },
          { upper: 126, fore: 148, hand: 'point', thumb: -1 },
        ],
      },
      mien: 'wonder',
      x: 400 + side * 170,
      y: ground + 50,
      scale: 0.94,
    });
    cycad(scene, [400 - side * 250, ground + 70], byGrade(scene, 1, 1.1, 1.1));
    if (level > 0)
      boulder(sheet.layer('stones').at({ x: 400 - side * 120, y: ground + 90 }), random, 54, true);
    return {
      title: random.pick([
        `${who.called} at the Lost Temple`,
        `The Steps That ${who.called} Found`,
        `${who.called} and the City in the Jungle`,
      ]),
      description: random.pick([
        `${who.called} has followed the river for three days, and there it is: a temple under leaves. Somebody has swept the stairs.`,
        `The map was right after all. ${who.called} counts the steps before climbing them.`,
      ]),
      tags: ['jungle', 'temple', 'explorer', 'ruins', 'child', 'adventure'],
    };
  },
};

/** Pages of expeditions. */
export const expeditions: readonly Composition[] = [temple].map(pictured);
