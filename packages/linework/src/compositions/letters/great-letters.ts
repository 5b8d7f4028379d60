import type { Composition } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { area, resample } from '../../geometry/path.ts';
import { place, type Point, type Shape } from '../../geometry/point.ts';
import { huggingKoala } from '../../motifs/animals/beasts/little-ones.ts';
import { kingfisher } from '../../motifs/birds/species.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { sun } from '../../motifs/landscape.ts';
import { spinesOf } from '../../motifs/letters/letterforms.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { queenBust } from '../../motifs/people/queen-bust.ts';
import { clouds, lawn, verge } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { block, printed, standing } from './printed.ts';

const TALL = [800, 1000] as const;

/** Hanging twigs of a gum tree along the top of the page. */
function gumTwigs({ sheet, random, level }: Scene): void {
  for (const spine of [
    [
      [-20, 40],
      [90, 96],
      [150, 190],
    ],
    [
      [820, 30],
      [700, 90],
      [640, 190],
    ],
    [
      [400, -30],
      [450, 30],
      [520, 70],
    ],
  ] as const)
    bough(sheet.layer('twigs'), {
      spine: spine.map(([x, y]) => [x, y]),
      thickness: 15,
      leaves: byGrade({ level }, 3, 6, 8),
      size: byGrade({ level }, 130, 104, 92),
      roles: ['leaf', 'grass'],
      random,
      ribs: level > 0,
      fromRim: true,
    });
}

const koalas = printed({
  name: 'letter-k',
  size: TALL,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    const hasBird = random.chance(0.5);
    sun(sheet.layer('sun').at({ x: 660, y: 470 }), 56, byGrade(scene, 8, 10, 14));
    clouds(scene, [[0.3, 0.36, 0.5]]);
    for (const [i, y] of [560, 660, 760].entries())
      ridgeOf(scene, y, 26 - i * 4, i % 2 === 0 ? 'leaf' : 'grass');
    gumTwigs(scene);
    lawn(scene, 850);
    const k = standing('K', { x: 382, y: 536, scale: 1.62 });
    block(sheet.layer('letter'), k, { role: 'a', side: 'soft', depth: [22, 14], inline: 20 });
    huggingKoala(sheet.layer('koala').at({ x: 204, y: 800, scale: 0.94 }), level, false);
    huggingKoala(sheet.layer('koala').at({ x: 440, y: 430, scale: 0.6, angle: 0.72 }), level, false);
    if (hasBird) kingfisher(sheet.layer('bird').at({ x: 640, y: 640, scale: 0.5 }), level);
    verge(scene, ['daisy', 'poppy'], 0.8);
    return {
      title: 'K and Two Koalas',
      description:
        'A koala holds on to the K as if it were a tree, and the little one has gone farther up. Neither means to come down before supper.',
      tags: ['letter', 'alphabet', 'k', 'koala', 'australia', 'leaves'],
    };
  },
});

/** A chick that begs, 230 units high: a round head, its beak wide open to the right, on a round breast. */
function chickInNest(view: Sheet): void {
  view.shape(drawn('-48,116! -54,40 -34,-8 34,-8 54,40 48,116!'), 'bold', 'sun');
  view.shape(drawn('14,-82! 60,-104 100,-112! 76,-80 40,-50!'), 'bold', 'ember');
  view.shape(drawn('34,-58! 70,-54 100,-40! 62,-24 20,-18!'), 'bold', 'ember');
  for (const t of ['-8,-88 -18,-112', '0,-90 2,-116']) view.line(traced(t), 'line', 0.4);
  view.shape(ellipse(-2, -48, 46, 44), 'bold', 'sun');
  view.ink(ellipse(4, -60, 6, 7.4));
}

/** A nest of twigs about 200 units wide, its bowl below the frame's origin. */
function wovenNest(sheet: Sheet, level: 0 | 1 | 2): void {
  const bowl = clockwise(drawn('-112,-14! -100,50 -50,100 0,110 50,100 100,50 112,-14! 60,2 0,8 -60,2'));
  sheet.shape(bowl, 'bold', 'wood');
  const inside = sheet.inside([bowl]);
  for (let i = 0; i < byGrade({ level }, 3, 5, 6); i++) {
    const y = -10 + (i * 120) / byGrade({ level }, 3, 5, 6);
    inside.line(traced(`-120,${y + 4} -60,${y + 26} 10,${y + 14} 70,${y + 28} 120,${y}`), 'line', 0);
  }
  sheet.rim(bowl, 'bold');
  for (const t of ['-112,-8 -140,-30', '106,-4 138,-22', '-92,54 -122,62', '90,60 118,76'])
    sheet.line(traced(t), 'bold', 0.3);
}

const nest = printed({
  name: 'letter-n',
  size: TALL,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    clouds(scene, [
      [0.2, 0.52, 0.5],
      [0.9, 0.5, 0.5],
    ]);
    for (const [i, y] of [640, 720, 800].entries()) ridgeOf(scene, y, 22, i % 2 === 0 ? 'leaf' : 'grass');
    for (const [spine, leaves] of [
      [
        [
          [-20, 40],
          [180, 84],
          [360, 70],
        ],
        byGrade(scene, 3, 6, 9),
      ],
      [
        [
          [820, 30],
          [690, 74],
          [590, 60],
        ],
        byGrade(scene, 2, 4, 6),
      ],
    ] as const)
      bough(sheet.layer('bough'), {
        spine,
        thickness: 24,
        leaves,
        size: byGrade(scene, 150, 130, 124),
        roles: ['leaf', 'grass'],
        random,
        ribs: level > 0,
        fromRim: true,
      });
    const floor = clockwise(drawn('-20,850! 200,836 400,856 600,836 820,850! 820,1020! -20,1020!'));
    if (level === 2)
      dressMeadow(sheet.layer('lawn'), random, { zone: [floor], kind: 'flowers', rim: 'line' });
    else sheet.layer('lawn').shape(floor, 'line', 'grass');
    const n = standing('N', { x: 400, y: 570, scale: 1.56 }, { stem: 104, hairline: 76 });
    block(sheet.layer('letter'), n, {
      role: 'a',
      side: 'soft',
      depth: [20, 14],
      inline: 16,
      ...(level === 2
        ? {
            fill: (ground: Sheet, zone: Shape) =>
              fillZone('scales', { sheet: ground, zone, size: 62, angle: 0, roles: ['a', 'cream'] }),
          }
        : {}),
    });
    const view = sheet.layer('nest').at({ x: 478, y: 352, scale: 1.16 });
    for (const [x, y, scale] of [
      [78, -44, 0.64],
      [-68, -40, 0.64],
      [8, -62, 0.68],
    ] as const)
      chickInNest(view.at({ x, y, scale, flip: true }));
    wovenNest(view, level);
    songbird(sheet.layer('bird').at({ x: 208, y: 236, scale: 1 }), ['b', 'ember'], level);
    return {
      title: 'Supper in the N',
      description:
        'Three chicks have their beaks open before the worm is even there. The nest fits between the strokes of the N as if it had been built for it.',
      tags: ['letter', 'alphabet', 'n', 'nest', 'birds', 'chicks', 'leaves'],
    };
  },
});

/** Stones set into the round of the letter. */
function jewels(sheet: Sheet, [x, y]: Point, level: 0 | 1 | 2): void {
  const ring = resample(spinesOf('O')[0]!, 2);
  const count = byGrade({ level }, 8, 18, 28);
  for (let i = 0; i < count; i++) {
    const [u, v] = ring[Math.floor((i / count) * (ring.length - 1))]!;
    const at = { x: x + u * 1.74, y: y + v * 1.74, angle: Math.atan2(v, u) };
    const half = Math.PI / count;
    sheet.line(
      [100, 700].map((r): Point => [
        x + 0.86 * r * Math.cos(at.angle + half),
        y + r * Math.sin(at.angle + half),
      ]),
      'fine',
      0,
    );
    if (i % 2 === 0) sheet.shape(place(ellipse(0, 0, 26, 20), at), 'line', 'a');
    else
      sheet.shape(
        place(
          [
            [-24, 0],
            [0, -17],
            [24, 0],
            [0, 17],
          ],
          at,
        ),
        'line',
        'b',
      );
  }
}

/** The queen's portrait in the round of the letter, before a wall with curtains. */
function queen(scene: Scene, round: Shape): void {
  const view = scene.sheet.layer('portrait');
  view.shape(round, 'line', 'sky');
  const inside: Scene = { ...scene, sheet: view.inside(round) };
  if (scene.level === 2)
    dressSky(inside.sheet, scene.random, { zone: round, kind: 'beams', source: [400, 560] });
  queenBust(inside.sheet.at({ x: 396, y: 470, scale: 0.98 }));
  view.rim(round, 'bold');
}

const portrait = printed({
  name: 'letter-q',
  size: TALL,
  ground: 860,
  backdrop: 'soft',
  draw(scene) {
    const { sheet, random, level } = scene;
    const wall = downTo(800, 860);
    if (level === 2) dressWall(sheet.layer('wall'), random, { zone: wall, kind: 'stripes', size: 92 });
    const floor = clockwise(rectangle(-20, 850, 840, 200));
    if (level === 2)
      dressBoards(sheet.layer('floor'), random, { zone: [floor], kind: 'planks', rim: 'bold' });
    else sheet.layer('floor').shape(floor, 'bold', 'wood');
    const cut = { stem: 84, hairline: 58 };
    const q = standing('Q', { x: 396, y: 446, scale: 1.74 }, cut);
    block(sheet.layer('letter'), q, {
      role: 'sun',
      side: 'gold',
      depth: [16, 14],
      inline: 14,
    });
    jewels(sheet.layer('letter').inside(grow(q, -14)), [396, 446], level);
    const hole = standing('O', { x: 396, y: 446, scale: 1.74 }, cut).filter((path) => area(path) < 0);
    const round = hole.map((path) => clockwise(path));
    sheet.layer('letter').shape(grow(round, 12), 'line', 'gold');
    queen(scene, round);
    sittingCat(sheet.layer('cat').at({ x: 128, y: 934, scale: 1.4 }), level);
    return {
      title: 'The Queen in the Q',
      description:
        'The queen has her picture taken in the largest letter of the palace. It was made of gold so that she would keep still.',
      tags: ['letter', 'alphabet', 'q', 'queen', 'crown', 'portrait'],
    };
  },
});

/** Capital letters that stand in a place, with somebody who lives on them. */
export const greatLetters: readonly Composition[] = [tidied(koalas), nest, portrait];
