import { around } from '../../geometry/around.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { FlowerName } from '../flowers.ts';
import type { Bloom, DrawBloom } from './bloom.ts';
import { livePetal, petalRow } from './petals.ts';
import { rose } from './rose.ts';

/** From this scale on, page units to a unit, a heart is large enough for what lies in it. */
const SHOWS_ITS_HEART = 1.9;

/** A ring of petals in even steps; every second one lies behind its neighbors. */
function ring(
  sheet: Sheet,
  bloom: Bloom,
  it: { count: number; phase: number; rim: () => ReturnType<typeof livePetal>; role: Role; rib?: string },
): void {
  petalRow(sheet, { ...bloom, isLayered: true }, { radius: 0, count: it.count, phase: it.phase }, (spot) => {
    spot.at({ angle: bloom.random.range(-0.03, 0.03) }).shape(it.rim(), 'line', it.role);
    if (it.rib) spot.line(traced(it.rib), 'fine', 0.6);
  });
}

/** A round heart: dots in a ring around its middle where it is large, else a smaller ring. */
function heartOf(sheet: Sheet, radius: number, count: number, roles: readonly [Role, Role]): void {
  sheet.shape(ellipse(0, 0, radius), 'line', roles[0]);
  if (sheet.scale < SHOWS_ITS_HEART) return sheet.shape(ellipse(0, 0, radius * 0.55), 'fine', roles[1]);
  around(sheet, { radius: radius * 0.68, count }, (spot) =>
    spot.shape(ellipse(0, 0, Math.min(7, radius * 0.2)), 'fine', roles[1]),
  );
}

const daisy: DrawBloom = (sheet, bloom) => {
  const { random, petals, heart } = bloom;
  ring(sheet, bloom, {
    count: 12,
    phase: random.next(),
    rim: () => livePetal(random, 'round', random.range(95, 101), 45, 0.8),
    role: petals,
  });
  heartOf(sheet, 34, 8, [heart, 'ember']);
};

const sunflower: DrawBloom = (sheet, bloom) => {
  const { random, heart } = bloom;
  const phase = random.next();
  ring(sheet, bloom, {
    count: 10,
    phase: phase + 0.5,
    rim: () => livePetal(random, 'point', 110, 44, 0.6),
    role: 'ember',
  });
  ring(sheet, bloom, {
    count: 10,
    phase,
    rim: () => livePetal(random, 'point', 90, 40, 0.6),
    role: 'sun',
  });
  heartOf(sheet, 43, 10, ['wood', heart]);
};

const dahlia: DrawBloom = (sheet, bloom) => {
  const { random, petals, heart } = bloom;
  let phase = random.next();
  for (const [count, size, wide] of [
    [8, 102, 74],
    [8, 68, 46],
    [6, 42, 34],
  ] as const) {
    ring(sheet, bloom, {
      count,
      phase,
      rim: () => livePetal(random, 'leaf', size, wide, 0.5),
      role: size === 68 ? 'blush' : petals,
    });
    phase += 0.5;
  }
  sheet.shape(ellipse(0, 0, 13), 'line', heart);
};

/** A broad petal with a frilled rim. */
const FRILLED = '0,0! 30,-26 48,-60 47,-80 32,-88 18,-99 3,-95 -14,-101 -28,-91 -45,-82 -49,-60 -28,-26';

const peony: DrawBloom = (sheet, bloom) => {
  const { random, petals } = bloom;
  let phase = random.next();
  for (const [count, size] of [
    [8, 1],
    [6, 0.7],
  ] as const) {
    ring(sheet, bloom, {
      count,
      phase,
      rim: () => drawn(FRILLED, { scale: size * random.range(0.97, 1.03), stretch: count === 8 ? 1 : 1.16 }),
      role: count === 8 ? petals : 'blush',
    });
    phase += 0.5;
  }
  ring(sheet, bloom, { count: 5, phase, rim: () => livePetal(random, 'round', 44, 50, 0.6), role: petals });
  sheet.shape(ellipse(0, 0, 13), 'line', bloom.heart);
};

const lily: DrawBloom = (sheet, bloom) => {
  const { random, petals } = bloom;
  const phase = random.next();
  for (const turn of [0, 0.5])
    around(sheet, { radius: 0, count: 3, phase: phase + turn }, (spot, i) => {
      const side = spot.at({ flip: i % 2 === 0 });
      side.shape(
        drawn('0,0! 26,-28 35,-58 26,-84 20,-112! 0,-102 -22,-82 -34,-56 -26,-26'),
        'line',
        turn === 0 ? petals : 'blush',
      );
    });
  for (const turn of [0, 0.5])
    around(sheet, { radius: 0, count: 3, phase: phase + turn }, (spot) => {
      spot.line(traced('0,-6 3,-28 0,-54'), 'line', 0.2);
      spot.shape(ellipse(0, -56, 12, 6.6), 'line', 'ember');
    });
  sheet.shape(ellipse(0, 0, 11), 'line', 'leaf');
};

const poppy: DrawBloom = (sheet, bloom) => {
  const { random, petals } = bloom;
  const phase = random.next();
  for (const [turn, size] of [
    [0, 1],
    [0.5, 0.94],
  ] as const)
    around(sheet, { radius: 0, count: 2, phase: phase + turn }, (spot) =>
      spot.shape(
        drawn(
          '0,0! 40,-8 78,-34 88,-62 74,-84 50,-86 32,-101 4,-95 -20,-103 -44,-90 -70,-86 -88,-62 -76,-30 -38,-6',
          {
            scale: size * random.range(0.98, 1.02),
          },
        ),
        'line',
        turn === 0 ? petals : 'blush',
      ),
    );
  const isLarge = sheet.scale >= SHOWS_ITS_HEART;
  around(sheet, { radius: 0, count: isLarge ? 9 : 7, phase }, (spot) => {
    spot.line(traced('0,-20 1,-30 0,-40'), 'fine', 0);
    spot.shape(ellipse(0, -42, 7.4), 'fine', 'night');
  });
  sheet.shape(ellipse(0, 0, 22), 'line', 'leaf');
  for (const angle of [0, 1.05, 2.1]) sheet.at({ angle }).line(traced('0,-13 0,0 0,13'), 'fine', 0);
};

const cosmos: DrawBloom = (sheet, bloom) => {
  const { random, petals, heart } = bloom;
  ring(sheet, bloom, {
    count: 8,
    phase: random.next(),
    rim: () =>
      drawn('0,0! 24,-40 41,-76 36,-95 24,-90! 12,-104 0,-92! -12,-104 -24,-90! -36,-95 -41,-76 -24,-40', {
        scale: random.range(0.97, 1.02),
      }),
    role: petals,
    rib: '0,-40 1,-56 0,-74',
  });
  heartOf(sheet, 27, 7, [heart, 'ember']);
};

/** Flower heads from above in few, large parts, each after its kind: for easy pages and for small heads on others. */
export const BROAD_BLOOMS: Readonly<Record<FlowerName, DrawBloom>> = {
  rose,
  daisy,
  sunflower,
  peony,
  dahlia,
  poppy,
  cosmos,
  lily,
};
