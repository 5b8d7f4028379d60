import type { Brief, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { place, polar, type Path } from '../../geometry/point.ts';
import { currentBands } from '../../motifs/bands-of-air.ts';
import { edged } from '../edged.ts';
import { drawCrystal, farCrystal, grownCrystal, youngCrystal } from './mandala-snow.ts';

const [WIDTH, HEIGHT] = [900, 1000];

/** What is seen of the snow: a flake on wool, one under a glass, some that fall or a part of one. */
type Scene = 'sleeve' | 'lens' | 'fall' | 'near';

/** Snow crystals from near, where people meet them. */
export const snowFromNear = edged({
  name: 'mandala-snow-close',
  category: 'mandalas',
  size: [WIDTH, HEIGHT],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const scene = brief.random.pick<Scene>(
      ([['near'], ['near'], ['sleeve', 'lens', 'fall']] as const)[brief.level],
    );
    return SCENES[scene](brief);
  },
});

const SCENES: Readonly<Record<Scene, (brief: Brief) => Story>> = {
  sleeve: drawSleeve,
  lens: drawLens,
  fall: drawFall,
  near: drawNear,
};

/** A crystal's middle, its scale (1 is 455 units from there to its tips) and how far it is turned. */
type Seat = readonly [x: number, y: number, scale: number, angle: number];

function crystal(
  { sheet, random, level }: Brief,
  key: string,
  [x, y, scale, angle]: Seat,
  change: { readonly rim?: 'bold'; readonly half?: number } = {},
): void {
  drawCrystal(sheet.layer('crystals').at({ x, y, scale, angle }), {
    ...grownCrystal(random.fork(key), level),
    ...change,
  });
}

/** Plain knitting on the whole page: columns of stitches, each a V as wide as a size says. */
function wool({ sheet }: Brief, size: number, pen: 'fine' | 'line' = 'line'): void {
  const knit = sheet.layer('wool').at({ x: WIDTH / 2, y: HEIGHT / 2, angle: 0.16 });
  const half = place(drawn('0,60! -30,44 -50,16 -50,-22 -40,-44 -22,-38 -6,-14 0,14!'), {
    scale: size / 100,
  });
  for (let y = 700 + size; y > -700; y -= size * 0.6)
    for (let x = -Math.ceil(700 / size) * size; x < 700; x += size)
      for (const side of [-1, 1])
        knit.shape(clockwise(place(half, { x, y, flip: side < 0 })), pen, side < 0 ? 'rust' : 'blush');
}

function drawSleeve(brief: Brief): Story {
  const { random } = brief;
  wool(brief, 216, 'fine');
  crystal(brief, 'large', [450, 500, 0.86, random.range(0, 0.1)], { rim: 'bold', half: 23 });
  return {
    title: random.fork('title').pick(['Snow on the Sleeve', 'Landed on Wool', 'Six Arms on a Sweater']),
    description:
      'A snow crystal has landed on a knitted sleeve and has not melted yet. Give the wool a warm color and leave the ice nearly white.',
    tags: ['mandala', 'close up', 'snowflake', 'winter', 'wool'],
  };
}

function drawLens(brief: Brief): Story {
  const { sheet, random } = brief;
  wool(brief, 124);
  const [x, y, radius] = [450, 440, 370];
  const glass = sheet.layer('glass');
  const handle: Path = place(rectangle(-38, radius * 0.9, 76, 420, 30), { x, y, angle: -0.62 });
  glass.shape(handle, 'bold', 'wood');
  for (const far of [0.16, 0.24])
    glass.shape(place(rectangle(-44, radius * (1 + far), 88, 30, 8), { x, y, angle: -0.62 }), 'line', 'gold');
  glass.shape(ellipse(x, y, radius + 40), 'bold', 'gold');
  glass.shape(ellipse(x, y, radius), 'line', 'paper');
  const inside = { ...brief, sheet: sheet.inside([clockwise(ellipse(x, y, radius))]) };
  for (const far of [0.94, 0.74, 0.5])
    inside.sheet.layer('glass').shape(ellipse(x, y, radius * far), 'fine', far > 0.8 ? 'sky' : 'soft');
  crystal(inside, 'large', [x, y, (radius / 455) * 1.04, random.range(0, 1)]);
  glass.layer('rim').rim(ellipse(x, y, radius), 'line');
  for (const turn of [3.5, 3.8, 5.6])
    glass.layer('rim').line(
      [0, 0.08, 0.16].map((step) => polar([x, y], radius + 20, turn + step)),
      'line',
      0.5,
    );
  return {
    title: random.fork('title').pick(['Through the Magnifier', 'A Snowflake, Very Near', 'Under the Glass']),
    description:
      'Under a magnifier one snowflake on a knitted scarf fills the field of view. Pale blues keep it cold, and the wool may be as warm as you like.',
    tags: ['mandala', 'close up', 'snowflake', 'winter', 'magnifier', 'wool'],
  };
}

/** Drifts of snow that cross the page. */
function drawDrift({ sheet, random, level }: Brief): void {
  currentBands(sheet.layer('drift'), random.fork('drift'), {
    width: WIDTH,
    top: 80,
    bottom: HEIGHT + 60,
    count: level === 1 ? 3 : 11,
    roles: ['sky', 'soft'],
  });
}

/** Where crystals fall, the nearest last. */
const FALLS: readonly (readonly Seat[])[] = [
  [
    [772, 146, 0.23, 0.2],
    [130, 130, 0.17, 0.6],
    [776, 872, 0.17, 0.3],
    [128, 860, 0.22, 0.5],
    [450, 500, 0.84, 0.1],
  ],
  [
    [140, 144, 0.23, 0.4],
    [770, 134, 0.18, 0.2],
    [120, 868, 0.16, 0.3],
    [764, 860, 0.22, 0.1],
    [456, 506, 0.84, 0.44],
  ],
  [
    [130, 136, 0.19, 0.1],
    [774, 140, 0.23, 0.3],
    [128, 858, 0.22, 0.5],
    [776, 866, 0.18, 0.2],
    [450, 500, 0.8, 0],
  ],
];

function drawFall(brief: Brief): Story {
  const { sheet, random } = brief;
  drawDrift(brief);
  const falls = random.fork('fall').pick(FALLS);
  falls
    .slice(0, -1)
    .forEach(([x, y, scale, angle], i) =>
      farCrystal(sheet.layer('far').at({ x, y, scale, angle }), random.fork(`far ${i}`)),
    );
  crystal(brief, 'near', falls.at(-1)!);
  return {
    title: random.fork('title').pick(['Arms of Ice', 'Before They Touch the Ground', 'No Two Alike']),
    description:
      'Snow crystals float past, one near and some far away. Cold blues for the air make the ice shine.',
    tags: ['mandala', 'close up', 'snowflake', 'winter', 'snowfall'],
  };
}

/** Flakes that fall behind the crystal of an easy page. */
const FLAKES = [
  [104, 110, 54, 0.3],
  [806, 104, 50, 0.1],
  [800, 890, 54, 0.4],
  [104, 884, 54, 0.2],
] as const;

function drawNear(brief: Brief): Story {
  const { random, level } = brief;
  const seat = random.pick<Seat>([
    [450, 640, 1.3, random.range(-0.12, 0.12)],
    [450, 360, 1.3, Math.PI / 6 + random.range(-0.12, 0.12)],
    [450, 500, 1.24, random.range(0.1, 0.4)],
  ]);
  if (level === 0)
    for (const [x, y, radius, angle] of FLAKES)
      youngCrystal(brief.sheet.layer('far').at({ x, y, angle }), radius, 0);
  if (level === 1) drawDrift(brief);
  const rims = level === 1 ? ({ rim: 'bold', half: 30 } as const) : {};
  crystal(brief, 'near', [450, 500, level === 0 ? 1.04 : 0.87, seat[3]], rims);
  return {
    title: random
      .fork('title')
      .pick(['Larger Than the Page', 'So Near That It Tickles', 'The Arms Reach Out']),
    description:
      'This snow crystal is so near that some of its arms leave the page. Give the ice two blues, a light one and a lighter one.',
    tags: ['mandala', 'close up', 'snowflake', 'winter', 'ice'],
  };
}
