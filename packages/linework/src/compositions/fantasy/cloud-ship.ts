import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, spiral, star } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { galleon } from '../../motifs/adventure/galleon.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { fullMoon } from '../../motifs/nature/skies.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { archway } from '../../motifs/scenery.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { rope } from '../../motifs/people/props.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = [1000, 960] as const;

/** Heaps of cloud in a row across the page, their backs at a height. */
function bank({ sheet, random, level }: Brief, y: number, count: number, role: Role, layer: string): void {
  const own = random.fork(layer);
  const view = sheet.layer(layer);
  for (let i = 0; i < count; i++) {
    const x = mix(-20, 1020, (i + 0.5) / count) + own.range(-20, 20);
    const wide = (640 / count) * own.range(0.9, 1.15);
    const rim = clockwise(puff(own, [x, y + own.range(-14, 30)], [wide, wide * 0.62], 7, 0.26));
    view.shape(rim, 'bold', role);
    if (level > 0)
      view.inside([rim]).line(spiral(x - wide * 0.2, y - wide * 0.1, wide * 0.24, 1.2, 2.6), 'fine', 0.6);
  }
}

function heaven(brief: Brief): void {
  const { sheet, random, level } = brief;
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 1040, 800))],
      kind: random.fork('air').pick(['gusts', 'mackerel', 'streaks']),
      size: 124,
      roles: ['sky', 'soft', 'cream'],
    });
  else
    for (const [i, y] of [180, 340, 500].slice(0, level === 0 ? 1 : 3).entries())
      sky.shape(
        [
          ...traced(`-20,${y} 240,${y - 40} 500,${y + 30} 780,${y - 30} 1020,${y + 20}`),
          [1020, 1000],
          [-20, 1000],
        ],
        'line',
        i % 2 ? 'sky' : 'soft',
      );
}

/** A church tower of which the top looks out of the clouds; its weathercock's pole ends at the origin. */
function steeple(sheet: Sheet, random: Brief['random'], level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-7, -30, 14, 120), 'line', 'gold');
  sheet.shape(drawn('30,-122! 34,-150! 48,-132! 62,-150! 66,-120!'), 'line', 'rust');
  sheet.shape(
    drawn(
      '-86,-60! -104,-110 -76,-136 -40,-120 -24,-84 10,-84 28,-120 56,-128 72,-108! 100,-100! 74,-90 64,-50 20,-26 -40,-30!',
    ),
    'bold',
    'gold',
  );
  if (level > 0) sheet.line(traced('-80,-112 -50,-100 -40,-66'), 'fine', 0.3);
  sheet.ink(ellipse(52, -108, 4));
  const roof = clockwise([
    [-118, 330],
    [0, 66],
    [118, 330],
  ]);
  sheet.shape(rectangle(-92, 300, 184, 300), 'bold', 'stone');
  sheet.shape(roof, 'bold', 'rust');
  if (level === 2)
    dressRoof(sheet, random, {
      zone: [roof],
      kind: 'round',
      size: 56,
      roles: ['rust', 'ember'],
      rim: 'bold',
    });
  sheet.shape(archway(0, 440, 70, 84), 'line', 'night');
}

/** A ship at anchor above the roofs. */
function atTheSteeple(brief: Brief): Story {
  const { sheet, level, random } = brief;
  heaven(brief);
  const far = sheet.layer('far');
  for (const [x, y, half] of [
    [150, 520, 200],
    [330, 580, 160],
  ] as const)
    mountain(far, { peak: [x, y], half, foot: 900, snow: true, roles: ['b', 'soft'] });

  if (level > 0) bank(brief, 760, 6, 'paper', 'far bank');
  galleon(sheet.layer('ship').at({ x: 390, y: 690, scale: 0.84 }), {
    level,
    sails: ['cream', 'a'],
    flag: 'rust',
  });
  steeple(sheet.layer('steeple').at({ x: 842, y: 588 }), random, level);
  rope(
    sheet.layer('rope'),
    [
      [640, 566],
      [730, 622],
      [834, 578],
    ] as Point[],
    7,
    'sand',
  );
  sheet.layer('rope').shape(ellipse(842, 574, 22, 17), 'line', 'sand');
  bank(brief, 812, [4, 5, 5][level]!, 'sky', 'near bank');
  if (level > 0) bank(brief, 920, 4, 'paper', 'foot bank');
  return {
    title: 'Moored at the Church Tower',
    description:
      'The captain had asked for a place to stop over the town, and there was only one ring free. On Sunday somebody will have to untie them before the bells begin.',
    tags: ['ship', 'clouds', 'flying', 'dream', 'church tower'],
  };
}

/** A ship that passes the full moon, lamps on lines. */
function pastTheMoon(brief: Brief): Story {
  const { sheet, level } = brief;
  heaven(brief);
  fullMoon(sheet.layer('moon').at({ x: 640, y: 330 }), 250, level);
  for (const [x, y, r] of (
    [
      [110, 130, 44],
      [240, 240, 28],
      [300, 90, 26],
      [920, 120, 34],
    ] as const
  ).slice(0, [2, 4, 4][level]))
    sheet.layer('moon').shape(star(x, y, r, r * 0.48, 5, x), 'line', 'sun');
  if (level > 0) bank(brief, 740, 6, 'd', 'far bank');
  const ship = sheet.layer('ship').at({ x: 520, y: 734, scale: 0.9, angle: -0.06 });
  galleon(ship, { level, sails: ['cream', 'd'], flag: 'a' });
  bank(brief, 828, [4, 5, 5][level]!, 'paper', 'near bank');
  if (level > 0) bank(brief, 930, 4, 'sky', 'foot bank');
  const island = sheet.layer('isle').at({ x: 140, y: 400, scale: 0.7 });
  const rock = drawn('-130,0! -110,60 -60,120 -10,220! 40,130 100,70 130,0! 0,20');
  island.shape(rock, 'bold', 'stone');
  if (level === 2)
    dressRock(island, brief.random, {
      zone: [rock],
      kind: 'facets',
      size: 80,
      roles: ['stone', 'soft'],
      rim: 'bold',
    });
  island.shape(drawn('-140,2! -60,-26 0,-18 70,-30 140,2! 60,26 -60,24'), 'bold', 'grass');
  island.shape(rectangle(-40, -94, 76, 84), 'bold', 'cream');
  island.shape(drawn('-58,-90! -2,-160! 54,-90!'), 'bold', 'rust');
  island.shape(rectangle(-18, -60, 30, 50, 12), 'line', 'wood');
  island.shape(rectangle(74, -60, 18, 56), 'line', 'wood');
  island.shape(ellipse(84, -92, 44, 48), 'bold', 'leaf');
  return {
    title: 'The Night Mail to the Islands in the Air',
    description:
      'It calls at every island that has a lamp in its window. The moon is on its route as well, but nobody there ever writes.',
    tags: ['ship', 'clouds', 'moon', 'night', 'flying', 'dream'],
  };
}

/** A sailing ship above the clouds. */
export const cloudShip: Composition = edged({
  name: 'cloud-ship',
  category: 'fantasy',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: (brief) => brief.random.fork('scene').pick([atTheSteeple, pastTheMoon])(brief),
});
