import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** Lit panes in rows over a front whose foot is on y 0. */
function panes(sheet: Sheet, wide: number, [top, foot]: readonly [number, number], level: Level): void {
  if (foot - top < 44) return;
  const columns = level === 0 ? 1 : Math.max(1, Math.round(wide / 46));
  const rows = level === 0 ? 1 : Math.max(1, Math.floor((foot - top) / 58));
  const [w, h] = [wide / columns, (foot - top) / rows];
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < columns; k++)
      sheet.shape(
        rectangle(-wide / 2 + (k + 0.24) * w, top + (row + 0.2) * h, w * 0.52, h * 0.56, 3),
        'line',
        (row + k) % 3 === 0 ? 'cream' : 'sun',
      );
}

/** A house of a waterfront: how wide, how high, its color and how finely it is drawn. */
type House = (sheet: Sheet, wide: number, high: number, role: Role, level: Level) => void;

const tower: House = (sheet, wide, high, role, level) => {
  const step = wide * 0.32;
  sheet.shape(rectangle(-3, -high - 96, 6, 60), 'line', 'stone');
  sheet.shape(rectangle(-step * 0.6, -high - 52, step * 1.2, 60), 'line', 'stone');
  sheet.shape(rectangle(-step, -high - 8, step * 2, 60), 'line', role);
  sheet.shape(rectangle(-wide / 2, -high + 44, wide, high + 20), 'line', role);
  panes(sheet, wide * 0.86, [-high + 60, -20], level);
};

const gabled: House = (sheet, wide, high, role, level) => {
  sheet.shape(
    drawn(
      `${wide * 0.2},${-high - 40}! ${wide * 0.2},${-high - 92}! ${wide * 0.36},${-high - 92}! ${wide * 0.36},${-high}!`,
    ),
    'line',
    'rust',
  );
  sheet.shape(
    drawn(
      `${-wide / 2},20! ${-wide / 2},${-high + 30}! 0,${-high - 66}! ${wide / 2},${-high + 30}! ${wide / 2},20!`,
    ),
    'line',
    role,
  );
  sheet.shape(
    drawn(
      `${-wide / 2 - 8},${-high + 40}! 0,${-high - 74}! ${wide / 2 + 8},${-high + 46}! ${wide / 2 + 8},${-high + 8}! 0,${-high - 112}! ${-wide / 2 - 8},${-high + 8}!`,
    ),
    'line',
    'rust',
  );
  sheet.shape(ellipse(0, -high - 8, wide * 0.14), 'line', 'sun');
  panes(sheet, wide * 0.84, [-high + 48, -20], level);
};

const domed: House = (sheet, wide, high, role, level) => {
  sheet.shape(
    mirrored(
      `0,${-high - 130}! 5,${-high - 100} ${wide * 0.12},${-high - 84}! ${wide * 0.12},${-high - 40}!`,
    ),
    'line',
    'gold',
  );
  sheet.shape(
    mirrored(
      `0,${-high - 62} ${wide * 0.28},${-high - 44} ${wide * 0.42},${-high + 20} ${wide * 0.42},${-high + 50}!`,
    ),
    'line',
    'grass',
  );
  if (level > 0)
    for (const x of [-0.15, 0.15])
      sheet.line(
        [
          [wide * x * 0.6, -high - 54],
          [wide * x * 1.2, -high + 40],
        ],
        'fine',
        0.3,
      );
  sheet.shape(rectangle(-wide / 2, -high + 44, wide, high + 20), 'line', role);
  sheet.shape(rectangle(-wide / 2 - 6, -high + 36, wide + 12, 18, 4), 'line', 'stone');
  panes(sheet, wide * 0.88, [-high + 64, -20], level);
};

const clock: House = (sheet, wide, high, role, level) => {
  const half = wide * 0.34;
  sheet.shape(drawn(`${-half - 6},${-high}! 0,${-high - 130}! ${half + 6},${-high}!`), 'line', 'rust');
  sheet.shape(rectangle(-half, -high, half * 2, high + 20), 'line', role);
  sheet.shape(ellipse(0, -high + half + 4, half * 0.72), 'line', 'cream');
  sheet.line(
    [
      [0, -high + half - half * 0.4],
      [0, -high + half + 4],
      [half * 0.3, -high + half - 8],
    ],
    'line',
    0.1,
  );
  panes(sheet, half * 1.6, [-high + half * 2 + 16, -20], level);
};

const stepped: House = (sheet, wide, high, role, level) => {
  const w = wide / 2;
  sheet.shape(
    drawn(
      `${-w},20! ${-w},${-high + 30}! ${-w * 0.66},${-high + 30}! ${-w * 0.66},${-high}! ${-w * 0.34},${-high}! ${-w * 0.34},${-high - 32}! ${w * 0.34},${-high - 32}! ${w * 0.34},${-high}! ${w * 0.66},${-high}! ${w * 0.66},${-high + 30}! ${w},${-high + 30}! ${w},20!`,
    ),
    'line',
    role,
  );
  sheet.shape(ellipse(0, -high + 6, w * 0.22), 'line', 'sun');
  panes(sheet, wide * 0.84, [-high + 48, -20], level);
};

/** The houses of a waterfront, no two kinds alike. */
export const HOUSES: readonly House[] = [tower, gabled, domed, clock, stepped];
