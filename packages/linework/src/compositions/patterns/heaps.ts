import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle, star } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressCloth } from '../../motifs/dressing/cloth.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import { pack, type Room } from '../../motifs/flowers/pack.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

const COLORS: readonly Role[] = ['a', 'b', 'c', 'd'];

function roomsOn(
  brief: Brief,
  [width, height]: readonly [number, number],
  radii: readonly (readonly [number, number])[],
  gap: number,
): Room[] {
  return pack({
    rim: rectangle(-70, -70, width + 140, height + 140),
    radii: radii[brief.level]!,
    gap,
    edge: 0,
    random: brief.random.fork('rooms'),
  });
}

/** Buttons of many kinds, poured out over the page. */
export const buttons = edged({
  name: 'button-box',
  category: 'patterns',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    if (brief.level > 0)
      dressCloth(brief.sheet.layer('cloth'), brief.random, {
        zone: [pageRim(1000, 820)],
        kind: 'plaid',
        size: byLevel(brief, 0, 420, 150),
      });
    roomsOn(
      brief,
      [1000, 820],
      [
        [120, 220],
        [76, 150],
        [40, 110],
      ],
      5,
    ).forEach(({ at, radius }, i) => {
      const own = brief.random.fork(`button ${i}`);
      button(
        brief.sheet.layer('buttons').at({ x: at[0], y: at[1], angle: own.range(0, 3) }),
        radius,
        own,
        brief.level,
      );
    });
    return {
      title: brief.random
        .fork('title')
        .pick(['The Button Box', 'A Jar of Buttons, Spilled', 'Grandmother’s Buttons']),
      description:
        'The whole button box has been poured out: shirts, coats and a party dress. No two need have the same color.',
      tags: ['buttons', 'sewing', 'circles', 'collection'],
    };
  },
});

type ButtonKind = 'plain' | 'beads' | 'rays' | 'petals' | 'blossom' | 'star' | 'stripes' | 'heart';

const KINDS: readonly ButtonKind[] = [
  'plain',
  'beads',
  'rays',
  'petals',
  'blossom',
  'star',
  'stripes',
  'heart',
];
/** Kinds whose outline is not round. */
const CUT: readonly ButtonKind[] = ['blossom', 'heart'];

/** The outline of a button: a disc, a blossom or a heart. */
function buttonRim(kind: ButtonKind, radius: number): Path {
  if (kind === 'heart') return place(petal('heart', radius * 1.9, radius * 1.96), { y: radius * 0.98 });
  if (kind !== 'blossom') return ellipse(0, 0, radius);
  return blob(
    Array.from({ length: 12 }, (_, i): Point =>
      polar([0, 0], radius * (i % 2 ? 0.84 : 1), (i / 12) * Math.PI * 2),
    ),
    3,
  );
}

/** A button with its rim, its well and two or four holes; a thread is left in some. */
function button(sheet: Sheet, radius: number, random: Random, level: 0 | 1 | 2): void {
  const [outer, inner] = random.shuffle(COLORS) as [Role, Role];
  const kind =
    radius > 46 ? random.pick(level === 0 ? (['plain', 'blossom', 'heart'] as const) : KINDS) : 'plain';
  const rim = buttonRim(kind, radius);
  sheet.shape(rim, 'bold', outer);
  const well = radius * (kind === 'plain' || CUT.includes(kind) ? 0.66 : 0.56);
  if (kind === 'beads')
    around(sheet, { radius: radius * 0.78, count: Math.round(radius / 9) + 4 }, (spot) =>
      spot.shape(ellipse(0, 0, radius * 0.11), 'fine', 'soft'),
    );
  if (kind === 'rays')
    around(sheet, { radius: radius * 0.56, count: 10 + level * 4 }, (spot) =>
      spot.line(
        [
          [0, 0],
          [0, -radius * 0.44],
        ],
        'fine',
        0,
      ),
    );
  if (kind === 'petals')
    around(sheet, { radius: radius * 0.42, count: 8 }, (spot) =>
      spot.shape(petal('round', radius * 0.5, radius * 0.42), 'line', inner),
    );
  if (kind === 'stripes') {
    const inside = sheet.inside([rim]);
    for (const y of [-0.6, -0.2, 0.2, 0.6])
      inside.shape(
        [
          [-radius, y * radius - radius * 0.09],
          [radius, y * radius - radius * 0.09],
          [radius, y * radius + radius * 0.09],
          [-radius, y * radius + radius * 0.09],
        ],
        'fine',
        inner,
      );
    sheet.rim(rim, 'bold');
  }
  const wellRim = kind === 'heart' ? buttonRim(kind, radius * 0.74) : ellipse(0, 0, well);
  sheet.shape(
    kind === 'star' ? star(0, 0, radius * 0.82, radius * 0.46, 5) : wellRim,
    'line',
    kind === 'petals' ? 'soft' : inner,
  );
  drawHoles(sheet, radius, random, kind === 'star' || kind === 'heart' ? radius * 0.4 : well);
}

/** Two or four holes, now and then with the thread still in them. */
function drawHoles(sheet: Sheet, radius: number, random: Random, well: number): void {
  const count = radius < 40 || random.chance(0.4) ? 2 : 4;
  const hole = Math.max(7.5, radius * 0.09);
  const reach = well * (count === 2 ? 0.36 : 0.44);
  around(sheet, { radius: reach, count }, (spot) => spot.shape(ellipse(0, 0, hole), 'fine', 'paper'));
  if (radius < 60 || !random.chance(0.45)) return;
  for (let i = 0; i < count / 2; i++)
    sheet
      .at({ angle: (i * Math.PI) / 2 })
      .shape(rectangle(-hole * 0.62, -reach, hole * 1.24, reach * 2, hole * 0.6), 'line', 'sand');
}

/** Paper stars strewn over the night, or folded from letters and strewn over a table. */
export const paperStars = tidied(
  edged({
    name: 'paper-stars',
    category: 'patterns',
    size: [1000, 760],
    edge: 'page',
    backdrop: 'night',
    keepsSides: true,
    draw(brief) {
      const { sheet, random, level } = brief;
      const isLetters = random.fork('paper').chance(0.5);
      if (level > 0 && isLetters) {
        dressBoards(sheet.layer('table'), random, {
          zone: [pageRim(1000, 760)],
          kind: 'planks',
          size: byLevel(brief, 0, 270, 150),
        });
        drawLetters(sheet.layer('table'), random.fork('letters'));
      }
      const isLit = !isLetters && level > 0;
      const rooms = pack({
        rim: rectangle(34, 34, 932, 692),
        radii: byLevel(brief, [150, 200], [96, 156], [70, 120]),
        gap: 4,
        edge: 4,
        random: random.fork('rooms'),
      });
      const places = isLit
        ? rooms.filter(({ at, radius }) => distance(at, LAMP) > radius + LIGHTS[0])
        : rooms;
      if (isLit) {
        drawNight(sheet.layer('night'), random.fork('night'), places);
        for (const { at } of places)
          sheet.layer('night').line(
            [
              [at[0], 0],
              [at[0], at[1]],
            ],
            'fine',
            0,
          );
        drawLamp(sheet.layer('stars').at({ x: LAMP[0], y: LAMP[1] }));
      }
      places.forEach(({ at, radius }, i) => {
        const own = random.fork(`star ${i}`);
        const spot = sheet.layer('stars').at({ x: at[0], y: at[1], angle: own.range(-0.6, 0.6) });
        paperStar(spot, own, { radius, level, isLetter: isLetters });
      });
      return {
        title: random
          .fork('title')
          .pick(isLetters ? ['Stars from Old Letters'] : ['Folded Paper Stars', 'A Sky of Paper Stars']),
        description: isLetters
          ? 'Somebody has folded airmail letters into stars, and one still sees their stripes and their stamps. Red, blue and the color of old paper would suit them.'
          : 'Stars folded from paper tumble through the night, each point with a light side and a dark side. Old gold and deep blue go well together.',
        tags: ['stars', 'paper', 'origami', ...(isLetters ? ['letters'] : ['night'])],
      };
    },
  }),
);

/** Where the paper lamp hangs about which the stars turn. */
const LAMP: Point = [500, 236];

/** How far the rings of light about the lamp reach. */
const LIGHTS = [166, 132] as const;
/** How wide the bars of the window are, and where they lie. */
const BAR = 26;
const BARS = { xs: [250, 724], y: 452 } as const;

/** The bars of a window, and the small stars that are seen through its panes between the paper ones. */
function drawNight(night: Sheet, random: Random, taken: readonly Room[]): void {
  night.shape(rectangle(-20, BARS.y, 1040, BAR), 'line', 'wood');
  for (const x of BARS.xs) night.shape(rectangle(x, -20, BAR, 800), 'line', 'wood');
  for (const reach of LIGHTS) night.shape(ellipse(LAMP[0], LAMP[1], reach), 'line', 'soft');
  const rooms: Room[] = [
    ...taken.map(({ at, radius }) => ({ at, radius: radius * 0.86 })),
    { at: LAMP, radius: LIGHTS[0] },
  ];
  for (let i = 0; i < 600; i++) {
    const at: Point = [random.range(60, 940), random.range(60, 700)];
    const free = Math.min(
      ...rooms.map((room) => distance(room.at, at) - room.radius),
      ...BARS.xs.map((x) => Math.abs(at[0] - x - BAR / 2) - BAR),
      Math.abs(at[1] - BARS.y - BAR / 2) - BAR,
    );
    if (free < 30) continue;
    const radius = Math.min(random.range(30, 54), free - 8);
    rooms.push({ at, radius: radius + 14 });
    night
      .at({ x: at[0], y: at[1], angle: random.range(-0.3, 0.3) })
      .shape(
        radius > 26 ? star(0, 0, radius, radius * 0.46, 5) : ellipse(0, 0, radius * 0.5),
        'line',
        'gold',
      );
  }
}

/** A round lamp of folded paper on its cord. */
function drawLamp(lamp: Sheet): void {
  lamp.shape(rectangle(-5, -260, 10, 170), 'line', 'wood');
  const rim = clockwise(ellipse(0, 0, 98, 92));
  lamp.shape(rim, 'bold', 'sun');
  const inside = lamp.inside([rim]);
  for (const [x, bend] of [
    [-58, -84],
    [-22, -32],
    [22, 32],
    [58, 84],
  ] as const)
    inside.line(traced(`${x * 0.4},-100 ${bend},0 ${x * 0.4},100`), 'line', 0);
  for (const [y, wide] of [
    [-96, 66],
    [80, 54],
  ] as const)
    lamp.shape(rectangle(-wide / 2, y, wide, 20, 5), 'line', 'gold');
}

/** An open envelope, a written sheet and a pencil under the stars on the table. */
function drawLetters(table: Sheet, random: Random): void {
  const letter = table.at({ x: 620, y: 250, angle: random.range(0.1, 0.24) });
  letter.shape(rectangle(-170, -190, 340, 380, 6), 'bold', 'paper');
  for (let y = -140; y <= 140; y += 56)
    letter.line(
      traced(`-130,${y} -60,${y - 8} 10,${y + 6} 80,${y - 6} ${y > 100 ? 84 : 130},${y}`),
      'line',
      0.3,
    );
  const envelope = table.at({ x: 350, y: 540, angle: random.range(-0.24, -0.08) });
  envelope.shape(points('-220,-120 0,-250 220,-120'), 'bold', 'soft');
  envelope.shape(rectangle(-220, -120, 440, 270, 6), 'bold', 'cream');
  envelope.line(traced('-214,146! 0,10! 214,146!'), 'line', 0);
  envelope.line(traced('-214,-114! 0,44! 214,-114!'), 'line', 0);
  const pencil = table.at({ x: 830, y: 560, angle: random.range(0.5, 0.8) });
  pencil.shape(rectangle(-17, -150, 34, 260), 'bold', 'b');
  pencil.shape(rectangle(-17, -180, 34, 34, 8), 'line', 'blush');
  pencil.shape(points('-17,110 17,110 0,162'), 'line', 'sand');
}

interface PaperStar {
  readonly radius: number;
  readonly level: 0 | 1 | 2;
  readonly isLetter: boolean;
}

/**
 * A star of folded paper: a light and a dark half of every point, on letters the stripes of airmail on the light ones
 * and a stamp.
 */
function paperStar(spot: Sheet, random: Random, { radius, level, isLetter }: PaperStar): void {
  const rays = level === 0 ? 5 : random.pick([5, 6]);
  const [first, second] = random.shuffle(COLORS) as [Role, Role];
  const seal = random.pick(SEALS);
  const marks = random.pick([[0.32, 0.48], [0.4], [0.3, 0.42, 0.54]] as const);
  const corners = star(0, 0, radius, radius * (rays === 5 ? 0.5 : 0.58), rays);
  spot.shape(corners, 'bold', first);
  corners.forEach((corner, k) => {
    if (k % 2 === 1 && level === 0) return;
    const face: Path = [[0, 0], corner, corners[(k + 1) % corners.length]!];
    spot.shape(face, 'line', k % 2 ? first : isLetter ? 'cream' : second);
    if (!isLetter || k % 2 === 1 || radius < 110) return;
    const ahead = spot.inside([clockwise(face)]).at({ angle: (k / corners.length) * Math.PI * 2 });
    for (const y of marks)
      ahead.line(
        [
          [-radius * 0.1, -radius * y],
          [radius * 0.5, -radius * (y + 0.12)],
        ],
        'line',
        0,
      );
  });
  if (level === 0) return;
  if (isLetter && radius > 100) {
    seal(spot.at({ scale: radius }));
  } else spot.shape(ellipse(0, 0, radius * 0.17), 'line', 'sun');
}

/** What is seen in the middle of a star from a letter, about the origin of a star of radius 1: stamps or a seal. */
const SEALS: readonly ((spot: Sheet) => void)[] = [
  (spot) => {
    spot.shape(rectangle(-0.2, -0.24, 0.4, 0.48), 'line', 'paper');
    spot.shape(place(petal('heart', 0.26, 0.26), { y: 0.13 }), 'line', 'ember');
  },
  (spot) => {
    spot.shape(lobed(0, 0, 0.24, 9, 0.02), 'line', 'ember');
    spot.shape(star(0, 0, 0.15, 0.07, 5), 'line', 'gold');
  },
  (spot) => {
    spot.shape(rectangle(-0.26, -0.19, 0.52, 0.38), 'line', 'paper');
    spot.shape(drawn('-0.18,0.1! -0.04,-0.1! 0.04,0.02! 0.1,-0.05! 0.19,0.1!'), 'line', 'leaf');
  },
];
