import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { archway } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** What six treats of an easy page are set into: what is behind all of them, then what belongs to each. */
interface Setting {
  /** The color of the whole page behind them. */
  readonly ground: Role;
  /** What else is drawn behind all of them. */
  readonly behind?: (sheet: Sheet) => void;
  /** What is drawn behind each, about the middle of its place; places are numbered from 0. */
  readonly each?: (sheet: Sheet, nth: number) => void;
  /** What is drawn over the feet of all of them. */
  readonly front?: (sheet: Sheet) => void;
  /** How large the treats are drawn, and how far below the middle of their places. */
  readonly scale: number;
  readonly drop: number;
  /** How far treats stand aside of what is beside them. */
  readonly aside?: number;
  /** The middles of the six places; in three rows of two when absent. */
  readonly places?: readonly Point[];
}

/** The name of a setting. */
export type SettingName = 'windows' | 'box' | 'rooms' | 'shelves' | 'menu' | 'table' | 'tray' | 'blanket';

const COLUMNS = [217, 583] as const;
const ROWS = [190, 500, 810] as const;

/** The six places, row by row. */
const PLACES: readonly Point[] = ROWS.flatMap((y) => COLUMNS.map((x): Point => [x, y]));

/** Six places by twos and ones, so close that those in front hide a little of those behind. */
const HUDDLED: readonly Point[] = [
  [216, 206],
  [584, 206],
  [400, 410],
  [214, 640],
  [586, 640],
  [400, 812],
];

/** Six places on a tray whose rim shows around them. */
const TRAYED: readonly Point[] = [214, 500, 786].flatMap((y) => [240, 560].map((x): Point => [x, y]));

/** Three places shoulder to shoulder on each of two boards. */
const SHELVED: readonly Point[] = [324, 784].flatMap((y) => [154, 400, 646].map((x): Point => [x, y]));

/** A window with its sill, round or square above by turns. */
function houseWindow(sheet: Sheet, nth: number): void {
  if (nth % 3 === 1) sheet.shape(rectangle(-140, -138, 280, 250, 6), 'bold', 'night');
  else sheet.shape(archway(0, 112, 292, 254), 'bold', 'sky');
  sheet.shape(rectangle(-160, 98, 320, 44, 10), 'bold', 'sand');
}

/** What stands or hangs in a room, left or right of its guest: a lamp, a picture or a round window. */
function roomThing(sheet: Sheet, nth: number): void {
  const view = sheet.at({ x: nth % 2 === 0 ? -126 : 126 });
  if (nth % 3 === 0) {
    view.line(traced('0,-156! 0,-112!'), 'bold', 0);
    view.shape(drawn('-20,-114! 20,-114! 42,-50! -42,-50!'), 'bold', 'sun');
  } else if (nth % 3 === 1) {
    view.shape(rectangle(-44, -134, 92, 112, 6), 'bold', 'd');
    view.ink(place(petal('heart', 25, 24), { x: 2, y: -66 }));
  } else {
    view.shape(ellipse(-2, -80, 48), 'bold', 'sky');
    view.line(traced('-2,-112! -2,-80! 20,-66!'), 'bold', 0);
  }
}

/** Lines between the six places. */
function partitions(sheet: Sheet): void {
  for (const y of [345, 655]) sheet.line(traced(`0,${y}! 800,${y}!`), 'bold', 0);
  sheet.line(traced('400,0! 400,1000!'), 'bold', 0);
}

/** Crumbs on the table. */
const CRUMBS = [
  [70, 352],
  [92, 364],
  [716, 342],
  [744, 356],
  [62, 664],
  [734, 668],
] as const;

const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  windows: {
    scale: 0.95,
    drop: 2,
    ground: 'cream',
    each: houseWindow,
  },
  box: {
    scale: 1.02,
    drop: 2,
    ground: 'sand',
    behind: partitions,
    each: (sheet) =>
      sheet.shape(
        lobed(0, 0, 138, 14, 6).map(([x, y]) => [x * 1.16, y]),
        'bold',
        'paper',
      ),
  },
  rooms: {
    scale: 1.12,
    drop: 4,
    aside: 40,
    ground: 'cream',
    behind: partitions,
    each(sheet, nth) {
      roomThing(sheet, nth);
      sheet.shape(ellipse(nth % 2 === 0 ? 40 : -40, 108, 132, 39), 'bold', nth % 2 === 0 ? 'a' : 'soft');
    },
  },
  shelves: {
    scale: 1.2,
    drop: 0,
    places: SHELVED,
    ground: 'cream',
    behind(sheet) {
      for (const y of [20, 500])
        for (let x = 0; x < 800; x += 200)
          sheet.shape(
            drawn('0,0! 200,0! 190,60 100,92 10,60', { x, y }),
            'bold',
            x % 400 === 0 ? 'a' : 'soft',
          );
    },
    front(sheet) {
      for (const y of [444, 902]) {
        sheet.shape(rectangle(-20, y, 840, 64), 'bold', 'wood');
        for (const x of [270, 530]) sheet.shape(ellipse(x, y + 32, 23), 'line', 'b');
      }
    },
  },
  tray: {
    scale: 0.98,
    drop: 0,
    places: TRAYED,
    ground: 'cream',
    behind: (sheet) => sheet.shape(rectangle(60, 54, 680, 892, 130), 'bold', 'wood'),
    each: (sheet, nth) =>
      sheet.shape(rectangle(-150, -133, 300, 266, 120), 'bold', nth % 2 === (nth >> 1) % 2 ? 'soft' : 'a'),
  },
  blanket: {
    scale: 1.3,
    drop: 0,
    places: HUDDLED,
    ground: 'soft',
    behind(sheet) {
      for (const x of [86, 334, 582]) sheet.shape(rectangle(x, 0, 132, 1000), 'line', 'a');
    },
  },
  menu: {
    scale: 1.04,
    drop: -18,
    ground: 'soft',
    each(sheet, nth) {
      const [role, edge] = nth % 2 === 0 ? (['cream', 14] as const) : (['blush', 110] as const);
      sheet.shape(rectangle(-164, -148, 328, 286, edge), 'bold', role);
    },
  },
  table: {
    scale: 1,
    drop: -8,
    ground: 'soft',
    behind(sheet) {
      sheet.shape(rectangle(354, 0, 92, 1000), 'bold', 'a');
      for (const [x, y] of CRUMBS) sheet.ink(ellipse(x, y, 5));
      for (const y of [250, 750]) {
        sheet.shape(drawn('-46,-116! 46,-116! 46,136! 0,176! -46,136!', { x: 400, y }), 'bold', 'paper');
        sheet.shape(drawn('-12,0! -16,110 0,124 16,110 12,0!', { x: 400, y }), 'bold', 'stone');
        sheet.shape(ellipse(400, y - 34, 30, 44), 'bold', 'stone');
      }
    },
    each(sheet, nth) {
      sheet.shape(rectangle(-158, -140, 316, 290, 30), 'line', nth % 2 === (nth >> 1) % 2 ? 'sun' : 'blush');
      sheet.shape(ellipse(0, 92, 140, 52), 'bold', 'paper');
    },
  },
};

/** Draws a setting and, in every place of it, a treat. */
export function setTreats(sheet: Sheet, name: SettingName, treat: (spot: Sheet, nth: number) => void): void {
  const { ground, behind, each, front, scale, drop, aside = 0, places = PLACES } = SETTINGS[name];
  sheet.layer('ground').shape(rectangle(0, 0, 800, 1000), 'line', ground);
  behind?.(sheet.layer('ground'));
  for (const [nth, [x, y]] of places.entries()) {
    const spot = sheet.at({ x, y });
    each?.(spot.layer('ground'), nth);
    treat(spot.layer('treats').at({ x: nth % 2 === 0 ? aside : -aside, y: drop, scale }), nth);
  }
  front?.(sheet.layer('board'));
}
