import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { citrus, cupFromAbove, fork, jamToast, pancakes, plate } from '../../motifs/food/from-above.ts';
import { openBook } from '../../motifs/people/props.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

type Level = 0 | 1 | 2;

const SIZE = [860, 1000] as const;
const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'ember', 'gold'];

/** A parasol from above: wedges that meet in a knob, their edges hung between the ribs. */
function parasolTop(sheet: Sheet, radius: number, roles: readonly [Role, Role], level: Level): void {
  const ribs = level === 0 ? 6 : 8;
  for (let i = 0; i < ribs; i++) {
    const [from, to] = [(i / ribs) * Math.PI * 2, ((i + 1) / ribs) * Math.PI * 2];
    const edge = Array.from({ length: 9 }, (_, k): Point => {
      const t = k / 8;
      return polar([0, 0], radius * (1 - 0.09 * Math.sin(Math.PI * t)), from + (to - from) * t);
    });
    sheet.shape(clockwise([[0, 0], ...edge]), 'bold', roles[i % 2]);
    if (level === 2) {
      const hem = edge.map(([x, y]): Point => [x * 0.8, y * 0.8]);
      sheet.line(hem, 'fine', 0);
    }
  }
  sheet.shape(ellipse(0, 0, radius * 0.12), 'line', 'wood');
}

/** A chair from above, its seat on the origin, its back away from the table. */
function chairTop(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(rectangle(-46, -42, 92, 84, 18), 'bold', role);
  if (level > 1) sheet.shape(rectangle(-30, -28, 60, 54, 10), 'line', 'soft');
  sheet.shape(
    clockwise([...arc(0, 10, 64, 62, 0.25, Math.PI - 0.25), ...arc(0, 10, 46, 40, Math.PI - 0.25, 0.25)]),
    'line',
    'wood',
  );
}

/** What somebody at a table wears on the head, as seen from above. */
type Headwear = (head: Sheet, level: Level, role: Role) => void;

/** A straw hat with a broad brim, a ribbon and a flower on it. */
function strawHat(head: Sheet, level: Level, role: Role): void {
  head.shape(drawn('-66,0 -48,-48 0,-66 48,-48 66,0 50,44 0,58 -50,44'), 'bold', 'gold');
  head.shape(ellipse(0, -4, 40, 38), 'line', role);
  head.shape(ellipse(0, -4, 29, 27), 'line', 'gold');
  if (level < 2) return;
  for (let i = 0; i < 5; i++)
    head.shape(place(petal('round', 21, 20), { x: 34, y: 14, angle: (i / 5) * Math.PI * 2 }), 'fine', role);
}

/** Hair combed from a parting into a bun at the back. */
function bun(head: Sheet, level: Level): void {
  head.shape(ellipse(0, 40, 27, 24), 'bold', 'wood');
  if (level > 0) head.line(traced('-12,44 0,32 12,40 4,52'), 'fine', 0.3);
  head.shape(drawn('0,-54! 34,-44 48,-8 38,28 0,40 -38,28 -48,-8 -34,-44'), 'bold', 'wood');
  head.line(traced('0,-52 -2,-20 0,16'), 'line', 0.3);
  if (level > 0)
    for (const x of [-24, 24]) head.line(traced(`${x * 0.7},-34 ${x},-8 ${x * 0.7},16`), 'fine', 0.4);
}

/** A cap of several pieces with its peak towards the table. */
function cap(head: Sheet, level: Level, role: Role): void {
  head.shape(drawn('-38,-32! -34,-66 0,-78 34,-66 38,-32! 0,-44'), 'bold', role);
  head.shape(ellipse(0, -4, 50, 48), 'bold', role);
  for (let i = 0; i < (level < 2 ? 2 : 3); i++) {
    const angle = ((i + 0.5) / (level < 2 ? 2 : 3)) * Math.PI;
    head.line([polar([0, -4], -50, angle), [0, -4], polar([0, -4], 50, angle)], 'fine', 0);
  }
  head.shape(ellipse(0, -4, 9), 'line', 'sun');
}

/** Short curls. */
function curls(head: Sheet, level: Level): void {
  const rim = Array.from({ length: 73 }, (_, i): Point => {
    const angle = (i / 72) * Math.PI * 2;
    return polar([0, -4], 47 + 6 * Math.abs(Math.sin(angle * 4.5)), angle);
  });
  head.shape(clockwise(rim), 'bold', 'rust');
  const locks: readonly Point[] = [
    [-20, -22],
    [16, -26],
    [-2, 2],
    [24, 8],
    [-24, 18],
    [6, 26],
  ];
  for (const [x, y] of locks.slice(0, level === 0 ? 3 : 6))
    head.line(arc(x, y, 11, 10, 2.4, 6.4), 'fine', 0.3);
}

const HEADWEAR: readonly Headwear[] = [strawHat, bun, cap, curls];

/** Somebody at a table from above, the table to the top: shoulders, arms bent on the table, hands, the head. */
function guestTop(sheet: Sheet, level: Level, shirt: Role, who: number): void {
  for (const flip of [false, true]) {
    const half = sheet.at({ flip });
    half.shape(
      drawn('46,-112! 40,-128 48,-142 62,-144! 66,-154 76,-152 78,-140! 84,-126 76,-108! 60,-104'),
      'line',
      'sand',
    );
    half.shape(
      drawn('84,22! 112,-4 128,-44 112,-90 84,-118! 54,-104! 76,-76 86,-46 72,-24 46,-8!'),
      'bold',
      shirt,
    );
    if (level === 2) half.line(traced('62,-92 78,-100 92,-108'), 'line', 0);
  }
  const back = clockwise(
    drawn('0,-26 58,-20 100,-4 106,24 84,46 40,56 0,58 -40,56 -84,46 -106,24 -100,-4 -58,-20'),
  );
  sheet.shape(back, 'bold', shirt);
  if (level > 0) {
    const cloth = sheet.inside([back]);
    if (who % 2 === 0)
      for (const x of [-62, 62]) cloth.line(traced(`${x * 0.8},-40 ${x},10 ${x * 0.9},70`), 'line', 0);
    else cloth.line(traced('-110,26 -60,34 0,38 60,34 110,26'), 'line', 0);
  }
  HEADWEAR[who % HEADWEAR.length]!(sheet.at({ y: -8 }), level, who % 2 ? 'ember' : 'a');
}

/** A round table laid for so many; what is on it hangs on a number. */
function tableTop(sheet: Sheet, radius: number, cloth: Role, level: Level, menu: number): void {
  const rim = clockwise(ellipse(0, 0, radius));
  sheet.shape(rim, 'bold', cloth);
  if (level > 1) sheet.shape(ellipse(0, 0, radius * 0.9), 'line', 'paper');
  const cup = (x: number, y: number, angle: number, role: Role): void =>
    cupFromAbove(sheet.at({ x, y, angle, scale: radius / 300 }), role, level === 2 ? 1 : 0, 'open');
  const small = radius / 260;
  if (menu % 3 === 0) {
    cup(-radius * 0.42, radius * 0.28, 0.6, 'a');
    cup(radius * 0.42, -radius * 0.36, 3, 'c');
    const at = sheet.at({ x: radius * 0.3, y: radius * 0.4, scale: small });
    plate(at, 110, 'b', level);
    if (level === 2) pancakes(at.at({ scale: 0.66 }), 1);
    else citrus(at.at({ scale: 1.1 }), 'ember', 0);
    vase(sheet.at({ x: -radius * 0.3, y: -radius * 0.4, scale: small }), level);
  } else if (menu % 3 === 1) {
    cup(radius * 0.4, radius * 0.36, 2, 'd');
    openBook(
      sheet.at({ x: -radius * 0.28, y: -radius * 0.3, scale: radius / 150, angle: -0.3 }),
      level,
      'rust',
    );
    const at = sheet.at({ x: -radius * 0.3, y: radius * 0.48, scale: small });
    plate(at, 96, 'c', level);
    jamToast(at.at({ scale: 0.74, angle: 0.4 }), level === 2 ? 1 : 0);
  } else {
    cup(-radius * 0.4, -radius * 0.36, 4, 'b');
    cup(radius * 0.42, radius * 0.36, 1, 'a');
    const at = sheet.at({ x: radius * 0.3, y: -radius * 0.36, scale: small });
    plate(at, 110, 'd', level);
    citrus(at.at({ scale: 1.1 }), 'sun', level === 2 ? 2 : 0);
    if (level > 0) fork(sheet.at({ x: -radius * 0.36, y: radius * 0.34, scale: small * 0.8, angle: 0.5 }));
  }
}

function vase(sheet: Sheet, level: Level): void {
  for (let i = 0; i < 6; i++)
    sheet.shape(place(petal('round', 60, 56), { angle: (i / 6) * Math.PI * 2 }), 'line', 'blush');
  sheet.shape(ellipse(0, 0, level === 0 ? 28 : 22), 'line', 'sun');
}

/** A pigeon from above that walks to the top: a fan of a tail, folded wings, a neck and a head with its beak. */
function pigeonTop(sheet: Sheet, level: Level): void {
  sheet.shape(drawn('-12,36! -36,98 -18,106 0,108 18,106 36,98 12,36!'), 'line', 'stone');
  if (level > 1) for (const side of [-1, 1]) sheet.line(traced(`${side * 5},60 ${side * 13},104`), 'fine', 0);
  for (const side of [-1, 1])
    sheet.shape(drawn('0,-40! 26,-34 42,2 30,50 0,84!', { flip: side < 0 }), 'bold', 'soft');
  sheet.shape(drawn('-7,-78! 0,-96! 7,-78!'), 'line', 'sun');
  sheet.shape(drawn('-14,-24 -15,-52 -17,-68 0,-84 17,-68 15,-52 14,-24 0,-16'), 'bold', 'cream');
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 10, -68, 2.8, 3.6));
}

/** A tub of flowers from above. */
function tubTop(sheet: Sheet, level: Level, role: Role): void {
  sheet.shape(ellipse(0, 0, 84), 'bold', 'rust');
  sheet.shape(ellipse(0, 0, 68), 'line', 'leaf');
  const heads =
    level < 2
      ? [[0, 0, 1.5]]
      : [
          [-26, -22, 0.9],
          [28, -14, 0.9],
          [0, 30, 0.95],
        ];
  for (const [x, y, s] of heads as [number, number, number][]) {
    const at = sheet.at({ x, y, scale: s });
    for (let i = 0; i < 5; i++)
      at.shape(place(petal('round', 34, 36), { angle: (i / 5) * Math.PI * 2 }), 'line', role);
    at.shape(ellipse(0, 0, 11), 'line', 'sun');
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Where chairs stand round it, in radians from above; those with a guest come first. */
  readonly seats: readonly number[];
  readonly guests: number;
}

/** One long-awaited party round a large table. */
const PARTY: Place = { x: 430, y: 500, r: 236, seats: [0.75, 2.4, 3.9, 5.5, 1.6], guests: 4 };

const LAYOUTS: readonly (readonly Place[])[] = [
  [
    { x: 300, y: 300, r: 150, seats: [4.1, 1.2, 2.6], guests: 2 },
    { x: 530, y: 720, r: 160, seats: [1.5, 4.6, 3], guests: 2 },
  ],
  [
    { x: 560, y: 290, r: 150, seats: [2.7, 5.4, 0.6], guests: 2 },
    { x: 330, y: 690, r: 170, seats: [1.4, 3.6, 5.4], guests: 2 },
  ],
];

function paved({ sheet, random, level }: Brief): void {
  const ground = sheet.layer('ground');
  const zone = [clockwise(rectangle(-20, -20, 900, 1040))];
  if (level === 0) return;
  dressPaving(ground, random, {
    zone,
    kind:
      level === 2
        ? random.fork('stones').pick(['fans', 'cobbles'])
        : random.fork('slabs').pick(['flags', 'slabs']),
    size: level === 2 ? 128 : 330,
    roles: ['stone', 'soft', 'sand'],
  });
}

function cafe(brief: Brief): Story {
  const { sheet, random, level } = brief;
  paved(brief);
  const roles = random.shuffle(LEADS);
  const isParty = random.fork('party').chance(0.4);
  const which = random.fork('layout').int(0, 1);
  const menu = random.fork('menu').int(0, 2);
  for (const [i, it] of (isParty ? [PARTY] : LAYOUTS[which]!).entries()) {
    const around = it.seats.map((turn) => {
      const [x, y] = polar([it.x, it.y], it.r + 72, turn - Math.PI / 2);
      return { x, y, angle: turn + Math.PI };
    });
    for (const seat of around)
      chairTop(
        sheet
          .layer('chairs')
          .at({ ...seat, angle: seat.angle + Math.PI })
          .at({ angle: Math.PI, scale: 1 }),
        roles[(i + 2) % 6]!,
        level,
      );
    if (isParty) partyTable(sheet.layer('tables').at({ x: it.x, y: it.y }), it.r, roles[i]!, level);
    else tableTop(sheet.layer('tables').at({ x: it.x, y: it.y }), it.r, roles[i]!, level, menu + i);
    for (const [k, seat] of around.slice(0, it.guests).entries())
      guestTop(
        sheet.layer('guests').at({ ...seat, scale: 0.92 }),
        level,
        roles[(i * 2 + k + 1) % 6]!,
        i * 2 + k,
      );
  }
  if (isParty) return besideTheParty(brief, roles);
  const right = which === 0;
  parasolTop(
    sheet.layer('parasol').at({ x: right ? 770 : 110, y: right ? 150 : 190, angle: 0.2 }),
    190,
    [roles[4]!, 'cream'],
    level,
  );
  parasolTop(
    sheet.layer('parasol').at({ x: right ? 70 : 840, y: 890, angle: 0.1 }),
    180,
    [roles[5]!, 'cream'],
    level,
  );
  tubTop(sheet.layer('tubs').at(right ? { x: 760, y: 920 } : { x: 440, y: 470, scale: 0.8 }), level, 'a');
  if (level > 0 && right) tubTop(sheet.layer('tubs').at({ x: 750, y: 510 }), level, 'rust');
  for (const [x, y, angle] of (
    [
      [right ? 540 : 780, right ? 480 : 540, 0.7],
      [right ? 340 : 560, 930, -2.3],
      [right ? 100 : 90, right ? 590 : 900, 1],
    ] as const
  ).slice(0, [1, 2, 3][level]))
    pigeonTop(sheet.layer('pigeons').at({ x, y, angle, scale: level === 2 ? 0.66 : 0.84 }), level);
  return random.fork('words').pick(TOLD);
}

const TAGS = ['cafe', 'from above', 'square', 'parasol', 'breakfast', 'pigeons'];
const TOLD_OF_THE_PARTY: readonly Story[] = [
  {
    title: 'A Cake for Four Hats',
    description:
      'Somebody has a birthday, and from up here one cannot tell who. One chair is still free, and the pigeons have seen it.',
    tags: TAGS,
  },
  {
    title: 'The Big Table on the Square',
    description: 'Four cups, four plates and a cake that will never last. Even the pigeons were not invited.',
    tags: TAGS,
  },
];
const TOLD: readonly Story[] = [
  {
    title: 'What the Swallow Sees of the Cafe',
    description: 'It knows everybody here by their hats. The pigeons below know everybody by their crumbs.',
    tags: TAGS,
  },
  {
    title: 'Hats on the Square',
    description:
      'From up here one cannot tell who is who, only what they have ordered. The pigeons hope for toast.',
    tags: TAGS,
  },
];

/** A large table laid for four: a cake in the middle, a cup and a plate for everybody. */
function partyTable(sheet: Sheet, radius: number, cloth: Role, level: Level): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', cloth);
  if (level > 1) sheet.shape(ellipse(0, 0, radius * 0.93), 'line', 'paper');
  for (const [i, turn] of PARTY.seats.slice(0, PARTY.guests).entries()) {
    const [x, y] = polar([0, 0], radius * 0.6, turn - Math.PI / 2 + 0.2);
    const own = sheet.at({ x, y, scale: 0.52 });
    plate(own, 96, LEADS[i]!, 0);
    if (i % 2 === 0) jamToast(own.at({ scale: 0.74, angle: 0.4 + i }), 0);
    else citrus(own, 'sun', 0);
    const [u, v] = polar([0, 0], radius * 0.62, turn - Math.PI / 2 - 0.42);
    cupFromAbove(sheet.at({ x: u, y: v, angle: turn * 2, scale: 0.46 }), LEADS[i + 1]!, 0, 'open');
  }
  sheet.shape(ellipse(0, 0, 82), 'bold', 'paper');
  sheet.shape(ellipse(0, 0, 66), 'line', 'blush');
  const slices = level === 2 ? 8 : 4;
  for (let i = 0; i < slices; i++) {
    const at = (share: number): Point => polar([0, 0], share, (i / slices) * Math.PI * 2);
    sheet.line([at(24), at(66)], 'fine', 0);
    if (level === 2)
      sheet.shape(ellipse(...polar([0, 0], 50, ((i + 0.5) / 8) * Math.PI * 2), 10), 'line', 'rust');
  }
  sheet.shape(ellipse(0, 0, 24), 'line', 'sun');
}

/** Parasols, tubs and pigeons in the corners round the party. */
function besideTheParty({ sheet, random, level }: Brief, roles: readonly Role[]): Story {
  const parasols = sheet.layer('parasol');
  parasolTop(parasols.at({ x: 90, y: 110, angle: 0.2 }), 170, [roles[4]!, 'cream'], level);
  parasolTop(parasols.at({ x: 780, y: 910, angle: 0.1 }), 180, [roles[5]!, 'cream'], level);
  tubTop(sheet.layer('tubs').at({ x: 752, y: 110, scale: 0.9 }), level, 'a');
  tubTop(sheet.layer('tubs').at({ x: 100, y: 894, scale: 0.9 }), level, 'rust');
  for (const [x, y, angle] of [
    [450, 108, -1.2],
    [440, 902, 1.9],
    [800, 330, 0.4],
  ] as const)
    pigeonTop(sheet.layer('pigeons').at({ x, y, angle, scale: 0.8 }), level);
  return random.fork('words').pick(TOLD_OF_THE_PARTY);
}

/** Tables of a cafe on a square, seen from above. */
export const cafeFromAbove: Composition = tidied(
  edged({
    name: 'cafe-from-above',
    category: 'urban',
    size: SIZE,
    edge: 'page',
    backdrop: 'stone',
    draw: cafe,
  }),
);
