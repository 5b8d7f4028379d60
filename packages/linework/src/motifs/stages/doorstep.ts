import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { dressWall } from '../dressing/wall.ts';
import { sittingCat } from '../people/pets.ts';
import { archway } from '../scenery.ts';
import type { Sheet } from '../../sheet.ts';
import { byGrade, type Stage } from './stage.ts';

/** A front door under an arch, the middle of its foot on the origin, 640 units high. */
function frontDoor(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(archway(0, 0, 360, 640), 'bold', 'stone');
  sheet.shape(archway(0, 0, 296, 600), 'bold', 'rust');
  sheet.shape(drawn('-122,-440! -122,-480 -74,-560 0,-578 74,-560 122,-480 122,-440!'), 'line', 'sun');
  for (const way of ['0,-440! 0,-578!', '-2,-442! -84,-540!', '2,-442! 84,-540!'])
    sheet.line(traced(way), 'line', 0);
  for (const x of [-70, 70]) {
    sheet.shape(rectangle(x - 50, -400, 100, 150, 8), 'line', 'ember');
    sheet.shape(rectangle(x - 50, -210, 100, 170, 8), 'line', 'ember');
    if (level === 2) sheet.shape(rectangle(x - 34, -194, 68, 138, 6), 'line', 'rust');
  }
  sheet.shape(ellipse(122, -228, 15), 'line', 'gold');
}

/** A lit window with a cat in it, the middle of its sill on the origin. */
function catWindow(sheet: Sheet): void {
  sheet.shape(rectangle(-104, -250, 208, 250, 6), 'bold', 'cream');
  const pane = clockwise(rectangle(-84, -230, 168, 220, 4));
  sheet.shape(pane, 'line', 'sun');
  sheet.line(traced('0,-230! 0,-10!'), 'line', 0);
  sheet.line(traced('-84,-140! 84,-140!'), 'line', 0);
  sittingCat(sheet.inside([pane]).at({ x: -30, y: -8, scale: 0.96 }), 0);
  sheet.shape(rectangle(-122, -12, 244, 30, 6), 'bold', 'stone');
}

/** A lamp on a bracket whose arm begins at the origin. */
function doorLamp(sheet: Sheet): void {
  sheet.line(traced('0,0 -30,-24 -52,0'), 'bold', 0);
  sheet.shape(mirrored('0,-22! 30,16! 0,16!', { x: -52, y: 8 }), 'line', 'night');
  sheet.shape(drawn('-84,24! -20,24! -32,96! -72,96!'), 'line', 'sun');
}

/** The front of a house at night: its door, a lit window and the steps, seen from the garden path. */
export const doorstep: Stage = {
  where: 'at the front door',
  tags: ['night', 'house', 'door'],
  sky: 'b',
  behind(scene) {
    const { sheet, width, height, ground, random, level } = scene;
    const wall = sheet.layer('houses');
    const front = clockwise(rectangle(-20, -20, width + 40, ground - 60));
    wall.shape(front, 'line', 'b');
    if (level > 0)
      dressWall(wall, random.fork('wall'), {
        zone: [front],
        kind: 'bricks',
        size: byGrade(scene, 0, 210, 108),
      });
    catWindow(wall.at({ x: width * 0.13, y: ground - byGrade(scene, 330, 380, 330) }));
    frontDoor(wall.at({ x: width * 0.62, y: ground - 100 }), level);
    doorLamp(wall.at({ x: width * 0.345, y: ground - 620, scale: 0.9 }));
    const steps = sheet.layer('way');
    steps.shape(rectangle(-20, ground - 40, width + 40, height), 'bold', 'stone');
    for (const [i, half] of [250, 310].entries())
      steps.shape(rectangle(width * 0.62 - half, ground - 104 + i * 56, half * 2, 58, 6), 'bold', 'stone');
  },
};
