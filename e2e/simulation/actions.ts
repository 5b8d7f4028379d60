import type { Random } from '../../packages/engine/src/core/random.ts';

/** One thing that a person, a device or the world does. Devices, tabs and pages are numbers. */
export type Action =
  | { readonly kind: 'draw' | 'save' | 'leave' | 'go-on-here' | 'adopt' | 'kill'; readonly tab: number }
  /** Until nothing goes on but what waits for time to pass. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'open'; readonly tab: number; readonly page: number }
  | { readonly kind: 'delete' | 'restore'; readonly tab: number; readonly n: number }
  | { readonly kind: 'sign-in'; readonly device: number; readonly person: string }
  | {
      readonly kind: 'sign-out' | 'expire' | 'cut' | 'connect' | 'fill' | 'make-room' | 'clear' | 'spoil';
      readonly device: number;
    }
  | { readonly kind: 'clock'; readonly device: number; readonly by: number }
  | { readonly kind: 'fault'; readonly fault: 'lost-answer' | 'late-answer' | number };

/** Two devices with two tabs each. */
export const DEVICES = 2;
export const TABS = 4;

/** The device of a tab. */
export function deviceOf(tab: number): number {
  return Math.floor((tab * DEVICES) / TABS);
}

const PEOPLE = ['ann', 'bob'];
const STATUSES = [400, 413, 429, 500, 503, 507];
const DAY_MS = 86_400_000;

/** How often each kind comes, compared with the others. */
const WEIGHTS = {
  draw: 14,
  open: 5,
  save: 11,
  wait: 4,
  'go-on-here': 2,
  leave: 2,
  adopt: 3,
  kill: 2,
  delete: 1.5,
  restore: 3,
  'sign-in': 4,
  'sign-out': 2,
  expire: 1,
  cut: 3,
  connect: 3,
  fill: 1,
  'make-room': 1,
  clear: 0.7,
  spoil: 0.7,
  clock: 1,
  fault: 4,
} as const satisfies Record<Action['kind'], number>;

const KINDS = Object.keys(WEIGHTS) as Action['kind'][];
const TOTAL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

function kindFrom(random: Random): Action['kind'] {
  let left = random.next() * TOTAL;
  return KINDS.find((kind) => (left -= WEIGHTS[kind]) < 0) ?? 'draw';
}

/** The tabs that take part in a schedule: the fewer, the more happens in each. */
const CASTS: readonly (readonly number[])[] = [[0], [0, 1], [0, 2], [0, 2], [0, 1, 2], [0, 2, 3]];

function actionFrom(random: Random, cast: readonly number[]): Action {
  const below = (count: number): number => Math.floor(random.next() * count);
  const kind = kindFrom(random);
  const tab = cast[below(cast.length)]!;
  const device = deviceOf(tab);
  switch (kind) {
    case 'open':
      return { kind, tab, page: below(4) === 0 ? 1 : 0 };
    case 'delete':
    case 'restore':
      return { kind, tab, n: below(3) };
    case 'sign-in':
      return { kind, device, person: PEOPLE[below(4) === 0 ? 1 : 0]! };
    case 'clock':
      return { kind, device, by: (below(3) - 1) * DAY_MS + below(10_000) };
    case 'fault':
      return { kind, fault: (['lost-answer', 'late-answer', ...STATUSES] as const)[below(8)]! };
    case 'draw':
    case 'save':
    case 'leave':
    case 'go-on-here':
    case 'adopt':
    case 'kill':
      return { kind, tab };
    case 'wait':
      return { kind };
    default:
      return { kind, device };
  }
}

const on = (tab: number, kind: 'draw' | 'save' | 'leave' | 'adopt'): Action => ({ kind, tab });
const open = (tab: number, page = 0): Action => ({ kind: 'open', tab, page });
const WAIT: Action = { kind: 'wait' };
const signIn = (device: number, person = 'ann'): Action => ({ kind: 'sign-in', device, person });
const kept = (tab: number): Action[] => [open(tab), WAIT, on(tab, 'draw'), on(tab, 'save'), WAIT];
const byNobody = (tab: number): Action[] => [open(tab), WAIT, on(tab, 'draw'), on(tab, 'leave'), WAIT];
const BOTH = [signIn(0), signIn(1)];

/** How schedules begin: in situations that chance alone comes to seldom. */
const BEGINNINGS: readonly (readonly Action[])[] = [
  // A drawing that both devices have, the other one's being newer.
  [...BOTH, ...kept(0), ...kept(2)],
  // The same, and it is open in two tabs of the device that is behind.
  [...BOTH, ...kept(0), ...kept(2), open(1), on(0, 'draw')],
  // Saves that wait while the other device goes on.
  [...BOTH, ...kept(0), { kind: 'cut', device: 0 }, on(0, 'draw'), on(0, 'save'), WAIT, ...kept(2)],
  // A save whose picture is lost, and another drawing behind it.
  [
    signIn(0),
    { kind: 'cut', device: 0 },
    ...kept(0),
    { kind: 'spoil', device: 0 },
    open(0, 1),
    WAIT,
    on(0, 'draw'),
    on(0, 'save'),
  ],
  // A save whose answer was lost.
  [signIn(0), open(0), WAIT, on(0, 'draw'), { kind: 'fault', fault: 'lost-answer' }, on(0, 'save')],
  // A server in trouble, then a clock that is set back.
  [
    signIn(0),
    open(0),
    WAIT,
    on(0, 'draw'),
    { kind: 'fault', fault: 500 },
    on(0, 'save'),
    WAIT,
    { kind: 'clock', device: 0, by: -DAY_MS },
  ],
  // Work of nobody that two people could have.
  [open(0), WAIT, on(0, 'draw'), signIn(0), on(0, 'adopt'), on(1, 'adopt')],
  [open(0), WAIT, on(0, 'draw'), on(0, 'leave'), signIn(0), on(0, 'adopt'), signIn(0, 'bob'), on(1, 'adopt')],
  // Work of nobody that a person opened, when site data is cleared or somebody else is given it.
  [...byNobody(0), signIn(0), open(0), WAIT, { kind: 'clear', device: 0 }, on(0, 'draw')],
  [...byNobody(0), signIn(0), open(0), WAIT, signIn(0, 'bob'), on(1, 'adopt'), WAIT, on(0, 'draw')],
  // A page that is left on a full device just before there is room again.
  [
    open(0),
    WAIT,
    { kind: 'fill', device: 0 },
    on(0, 'draw'),
    on(0, 'leave'),
    { kind: 'make-room', device: 0 },
  ],
  // A page that is opened for one person when another one signs in.
  [signIn(0, 'bob'), ...kept(0), signIn(1), open(2), signIn(1, 'bob')],
  // A person's save that waits when somebody else signs in.
  [signIn(0), { kind: 'cut', device: 0 }, ...kept(0), signIn(0, 'bob'), { kind: 'connect', device: 0 }],
];

function anyBeginning(random: Random, cast: readonly number[]): Action[] {
  const actions: Action[] = [];
  for (let device = 0; device < DEVICES; device++) if (random.next() < 0.8) actions.push(signIn(device));
  for (const tab of cast) {
    actions.push(open(tab), WAIT, on(tab, 'draw'));
    if (random.next() < 0.5) actions.push(on(tab, 'save'), WAIT);
  }
  return actions;
}

/** What happens in a schedule, in its order: a beginning, and what chance makes of it. */
export function actionsFrom(random: Random): Action[] {
  const cast = CASTS[Math.floor(random.next() * CASTS.length)]!;
  const known = BEGINNINGS[Math.floor(random.next() * BEGINNINGS.length * 1.6)];
  const count = 4 + Math.floor(random.next() * 14);
  return [
    ...(known ?? anyBeginning(random, cast)),
    ...Array.from({ length: count }, () => actionFrom(random, cast)),
  ];
}

/** An action in words. */
export function tell(action: Action): string {
  const { kind, ...rest } = action;
  return [kind, ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)].join(', ');
}
