import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { rider, type Rider } from './driver.ts';
import type { DrawVehicle } from './vehicle.ts';
import { wheel } from './wheel.ts';

const HULL = clockwise(
  blob(knots('-350,-40! -352,-440 -330,-466 -290,-470! 270,-470! 318,-462 336,-420 346,-240 350,-40!')),
);
const RIDERS: readonly Rider[] = ['bear', 'rabbit', 'cat', 'dog', 'mouse', 'frog', 'fox', 'pig'];

/** A double-decker bus, somebody else at every window. */
export const bus: DrawVehicle = ({ sheet, brief, who, hat }) => {
  const { level, random } = brief;
  sheet.shape(HULL, 'bold', 'a');
  const band = intersect([clockwise(rectangle(-400, -320, 800, 50))], [HULL]);
  sheet.shape(band, 'line', 'cream');
  const riders = random.shuffle(RIDERS.filter((one) => one !== who));
  const panes = level === 1 ? 4 : 5;
  const pitch = 620 / panes;
  for (const [row, top] of [-450, -256].entries())
    for (let i = 0; i < panes - row; i++) {
      const pane = rectangle(-326 + i * pitch, top, pitch - 22, 118, 14);
      sheet.shape(pane, 'line', 'sky');
      const seated = riders[(i + row * 4) % riders.length]!;
      const scale = Math.min(0.88, pitch / 150);
      rider(
        sheet.inside([pane]).at({ x: -326 + i * pitch + (pitch - 22) / 2, y: top + 74, scale }),
        seated,
        i % 3 === 1 ? 'straw' : 'none',
        (['b', 'c', 'd'] as const)[i % 3]!,
        level,
      );
      sheet.rim(pane, 'line');
    }
  if (level === 2 && !brief.isPart)
    for (let i = 1; i < panes; i++)
      for (const [top, foot] of [
        [-470, -320],
        [-270, -52],
      ] as const)
        sheet.line(
          [
            [-337 + i * pitch, top],
            [-337 + i * pitch, foot],
          ],
          'fine',
          0,
        );
  const x = -326 + (panes - 1) * pitch;
  const cab = intersect(
    [clockwise(rectangle(x, -256, 700, 118, 14))],
    [clockwise(rectangle(-400, -256, 728, 118))],
  );
  sheet.shape(cab, 'line', 'sky');
  rider(
    sheet.inside(cab).at({ x: (x + 326) / 2, y: -182, scale: Math.min(0.88, pitch / 150) }),
    who,
    hat,
    'd',
    level,
  );
  for (const rim of cab) sheet.rim(rim, 'line');
  sheet.shape(rectangle(-180, -311, 250, 32, 8), 'line', 'sun');
  if (level === 2) for (let i = 0; i < 6; i++) sheet.shape(ellipse(-152 + i * 39, -295, 9), 'fine', 'ember');
  if (level === 1 && !brief.isPart) {
    sheet.shape(rectangle(-326, -124, 130, 20, 8), 'line', 'cream');
    sheet.shape(rectangle(-120, -124, 250, 20, 8), 'line', 'cream');
    for (const left of [-112, -46, 20, 86]) sheet.line(traced(`${left},-92 ${left + 34},-92`), 'fine', 0);
    sheet.shape(ellipse(306, -100, 19), 'line', 'sun');
  }
  sheet.shape(ellipse(330, -66, 15, 18), 'line', 'sun');
  sheet.shape(rectangle(-362, -52, 724, 24, 10), 'bold', 'stone');
  for (const at of [-216, 200]) {
    sheet.shape(ellipse(at, -60, 68), 'line', 'a');
    wheel(sheet, { x: at, radius: 58, level, hub: 'cream' });
  }
};
