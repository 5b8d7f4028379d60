import { byLevel, type Brief } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** What a wreath may hang on. */
export type Wall = 'door' | 'gate' | 'boards' | 'bricks';

/** The wall that the wreath hangs on fills the page; gives the view that ends at its edge. */
export function drawWall(brief: Brief, wall: Wall): Sheet {
  const { random, level } = brief;
  const rim = pageRim(1000, 1000);
  const sheet = brief.sheet.layer('wall');
  sheet.shape(rim, 'bold', 'sand');
  const inside = brief.sheet.inside([rim]);
  const view = inside.layer('wall');
  const zone = [rim];
  if (wall === 'bricks')
    dressWall(view, random.fork('wall'), { zone, kind: 'bond', size: byLevel(brief, 320, 310, 150) });
  else if (level === 2)
    dressBoards(view, random.fork('wall'), {
      zone,
      kind: 'planks',
      size: 150,
      angle: wall === 'boards' ? 0 : Math.PI / 2,
    });
  else if (wall === 'boards') drawBoards(view, random);
  else drawDoor(view, random, wall === 'gate');
  return inside;
}

/** Weatherboards, each over the one below it. */
function drawBoards(view: Sheet, random: Random): void {
  for (let i = 0; i < 7; i++) {
    const y = 34 + (i * 932) / 7;
    const top = curve(
      [20, 500, 980].map((x): Point => [x, y + random.range(-4, 4)]),
      12,
    );
    view.shape([...top, [980, 980], [20, 980]], 'line', i % 2 === 0 ? 'sand' : 'cream');
    const own = random.fork(`grain ${i}`);
    grain(view.at({ x: own.range(130, 180), y: y + own.range(50, 80) }), i % 3 === 0);
    grain(view.at({ x: own.range(830, 870), y: y + own.range(50, 80), flip: true }), i % 3 === 1);
  }
}

/** The grain of a board about the frame's origin: two lines that part about a knot, or run on. */
function grain(view: Sheet, hasKnot: boolean): void {
  if (hasKnot) view.shape(ellipse(0, 0, 27, 14), 'fine', 'wood');
  const gap = hasKnot ? 26 : 8;
  for (const side of [-1, 1])
    view.line(
      traced(
        `-76,${side * 10} -36,${side * (gap * 0.8)} 0,${side * gap} 40,${side * (gap * 0.7)} 84,${side * 8}`,
      ),
      'fine',
      0.5,
    );
}

/** A door of upright planks with two rails, or a gate of narrower ones. */
function drawDoor(view: Sheet, random: Random, isGate: boolean): void {
  const count = isGate ? 8 : 6;
  for (let i = 1; i < count; i++) {
    const x = 34 + (i * 932) / count;
    const side = curve(
      [20, 500, 980].map((y): Point => [x + random.range(-4, 4), y]),
      12,
    );
    view.shape([...side, [980, 980], [980, 20]], 'line', 'sand');
  }
  for (let i = 0; i < count; i++) {
    const own = random.fork(`grain ${i}`);
    const x = 34 + ((i + 0.5) * 932) / count;
    for (const y of [own.range(330, 460), own.range(520, 650)])
      grain(view.at({ x, y, angle: Math.PI / 2 }), i % 3 === 0 && y < 460);
  }
  const [upper, lower] = isGate ? [200, 724] : [96, 816];
  for (const y of [upper, lower]) {
    view.shape(rectangle(20, y, 960, 88), 'line', 'wood');
    for (const x of [112, 267, 733, 888]) view.shape(ellipse(x, y + 44, 13), 'line', 'stone');
  }
}
