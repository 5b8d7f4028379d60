import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
import { type Hour, SKY_OF, skyOf } from '../../motifs/stages/hours.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { type Stage, byGrade } from '../../motifs/stages/stage.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

const WIDE = [1000, 800] as const;

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'ember', 'sun'];

/** Roofs and domes of a town in the desert, by night or at sunset. */
function domes(hour: Hour): Stage {
  return {
    where: 'above the town',
    tags: ['domes', 'desert', hour],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, height, level } = scene;
      skyOf(scene, hour, 560, scene.random.fork('light').range(0.2, 0.8));
      ridgeOf(scene, 540, 22, 'sand');
      const count = byGrade(scene, 3, 6, 9);
      for (const row of level === 0 ? [1] : [0, 1])
        for (let i = 0; i < count; i++) {
          const w = (width / count) * (row === 0 ? 0.5 : 1);
          const x = ((i + (row === 0 ? 1 : 0.5)) * width) / count;
          const top = (row === 0 ? 584 : 650) + ((i * 2 + row) % 3) * 30;
          house(
            sheet.layer('town').at({ x, y: top, scale: w / 160 }),
            row === 0 ? 0 : level,
            LEADS[(i + row * 2) % 4]!,
            height,
            row === 0 ? 0 : i % 4,
          );
        }
    },
  };
}

type Roof = (view: Sheet, role: Role) => void;

function spire(view: Sheet, top: number): void {
  view.line(traced(`0,${top}! 0,${top + 46}!`), 'line', 0);
}

const onionDome: Roof = (view, role) => {
  spire(view, -190);
  view.shape(drawn('-58,6! -74,-60 -30,-96 0,-156! 30,-96 74,-60 58,6!'), 'bold', role);
};

const ribbedDome: Roof = (view, role) => {
  spire(view, -190);
  view.shape(drawn('-66,6! -70,-60 -40,-116 0,-150! 40,-116 70,-60 66,6!'), 'bold', role);
  for (const x of [-24, 24]) view.line(traced(`${x},4 ${x * 1.1},-60 ${x * 0.5},-120 0,-148`), 'line', 0);
};

/** A terrace with an awning. */
const terrace: Roof = (view, role) => {
  for (const x of [-64, 0, 64]) view.shape(rectangle(x - 16, -30, 32, 34, 3), 'line', 'cream');
  view.shape(drawn('-70,-84! 70,-84! 84,-44! -84,-44!'), 'bold', role);
  for (const x of [-30, 30]) view.line(traced(`${x * 0.8},-84! ${x},-44!`), 'line', 0);
};

const slenderTower: Roof = (view, role) => {
  spire(view, -250);
  view.shape(rectangle(-34, -150, 68, 156), 'bold', 'cream');
  view.shape(rectangle(-44, -120, 88, 20, 5), 'line', 'sand');
  view.shape(drawn('-38,-146! -44,-180 0,-226! 44,-180 38,-146!'), 'bold', role);
};

/** What a house ends in. */
const ROOFS: readonly Roof[] = [onionDome, ribbedDome, terrace, slenderTower];

/** A house with a roof of a kind; its walls are 160 units wide and begin on the origin. */
function house(view: Sheet, level: Level, role: Role, foot: number, kind: number): void {
  ROOFS[kind]!(view, role);
  view.shape(rectangle(-80, 0, 160, foot), 'bold', 'cream');
  view.shape(rectangle(-80, 0, 160, 26), 'line', 'sand');
  if (level === 0) return;
  for (const u of kind % 2 === 0 ? [-36, 36] : [0])
    view.shape(drawn(`${u - 18},116! ${u - 18},76 ${u},50! ${u + 18},76 ${u + 18},116!`), 'line', 'sun');
}

const flyingCarpet = scenic({
  name: 'flying-carpet',
  category: 'fantasy',
  size: WIDE,
  ground: 700,
  edge: 'open',
  stages: [domes('night'), domes('dusk'), domes('day')],
  tags: ['flying carpet', 'magic', 'adventure'],
  layouts: [
    {
      words: [
        ['The Flying Carpet', 'It needs no runway and no tickets. Wipe your feet before you get on.'],
        ['A Cat on a Carpet', 'The cat has no idea how to steer it. The carpet knows the way home.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        carpet(
          sheet.layer('carpet').at({ x: 490, y: 450, scale: byGrade(scene, 1.14, 1.1, 1.2), angle: -0.08 }),
          level,
        );
        flyingCat(sheet.layer('cat').at({ x: 470, y: 440, scale: byGrade(scene, 1.5, 1.42, 1.42) }));
      },
    },
    {
      words: [
        [
          'Carpet Traffic',
          'On the left you fly out, on the right you fly in. The lamps are delivered on Tuesdays.',
        ],
        [
          'Moving House by Carpet',
          'Pots, lamps and everything else must fit on. Something is bound to fall off at the corner.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        carpet(sheet.layer('carpet').at({ x: 270, y: 260, scale: 0.6, angle: 0.1 }), simpler(level));
        for (const [i, x] of [180, 270, 350].entries())
          jar(sheet.layer('jars').at({ x, y: 240 + i * 8, scale: 0.6 }), simpler(level), LEADS[i]!);
        carpet(sheet.layer('carpet').at({ x: 640, y: 500, scale: 0.86, angle: -0.1 }), level);
        for (const [i, x] of [490, 620, 760].entries())
          jar(sheet.layer('jars').at({ x, y: 500 - i * 14, scale: 0.9 }), level, LEADS[i + 2]!);
      },
    },
  ],
});

/** A cat in a scarf that flies behind it, sitting on the frame's origin, stripes on its sides. */
function flyingCat(view: Sheet): void {
  view.shape(
    drawn('-40,-104! -96,-128 -150,-104 -206,-126! -190,-84 -210,-58! -150,-62 -100,-78 -44,-66!'),
    'bold',
    'ember',
  );
  for (const x of [-84, -136]) view.line(traced(`${x},-122 ${x - 8},-98 ${x + 2},-66`), 'line', 0);
  uprightCat(view);
  const body = clockwise(mirrored('0,-120 50,-106 84,-40 88,6! 0,12'));
  for (const flip of [false, true])
    for (const [y, x] of [
      [-62, 52],
      [-38, 62],
    ] as const)
      view
        .inside([body])
        .at({ flip })
        .shape(drawn(`100,${y - 12}! ${x},${y}! 100,${y + 8}!`), 'line', 'rust');
  view.shape(drawn('-56,-100! -20,-78 20,-78 56,-100! 62,-74 24,-54 -24,-54 -62,-74!'), 'bold', 'ember');
  view.shape(ellipse(-34, -68, 15, 14), 'line', 'a');
}

function carpet(view: Sheet, level: Level): void {
  const rim = clockwise(
    drawn('-360,-40! -200,-80 -40,-20 120,-66 280,-50! 380,60! 220,40 60,100 -120,50 -280,80!'),
  );
  for (const [x, y] of [
    [-360, -40],
    [-320, 20],
    [-280, 80],
    [280, -50],
    [330, 5],
    [380, 60],
  ] as const)
    view.shape(place(petal('drop', 60, 24), { x, y, angle: x < 0 ? -1.9 : 1.9 }), 'line', 'gold');
  view.shape(rim, 'bold', 'ember');
  const inside = view.inside([rim]);
  if (level > 0)
    fillZone('diamonds', {
      sheet: inside,
      zone: [rim],
      size: level === 2 ? 54 : 74,
      angle: 0.2,
      roles: ['sun', 'a'],
    });
  else
    for (const x of [-180, 0, 180])
      inside.shape(drawn(`${x - 60},10! ${x},-40! ${x + 60},20! ${x},60!`), 'line', 'sun');
  view.rim(rim, 'bold');
}

function jar(view: Sheet, level: Level, role: Role): void {
  view.shape(
    drawn('-30,-130! -34,-112 -72,-86 -82,-46 -64,-10 -36,6! 36,6! 64,-10 82,-46 72,-86 34,-112 30,-130!'),
    'bold',
    role,
  );
  view.shape(rectangle(-38, -148, 76, 22, 8), 'bold', 'gold');
  if (level > 0)
    view.shape(drawn('-79,-64! -30,-54 30,-54 79,-64! 81,-38! 30,-28 -30,-28 -81,-38!'), 'line', 'cream');
}

/** Carpets above the domes. */
export const carpetPages: readonly Composition[] = [flyingCarpet];
