/** Half of the smallest target for a finger, in CSS pixels, less what rounding takes. */
const HALF_TARGET = 21;
/** What stays free round Save & Exit, in CSS pixels. */
const FREE = 4;

const CONTROLS = 'button, input, a[href]';

interface Spot {
  readonly x: number;
  readonly y: number;
}

function nameOf(control: Element): string {
  const name = control.getAttribute('aria-label') ?? control.textContent;
  return name.trim() || control.className;
}

function isSeen(control: Element): boolean {
  return control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function isAt(control: Element, { x, y }: Spot): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
}

function whatIsAt({ x, y }: Spot): string {
  const hit = document.elementFromPoint(x, y);
  const { innerWidth: width, innerHeight: height } = window;
  if (!hit) return `lies outside the window at ${Math.round(x)}, ${Math.round(y)} of ${width}x${height}`;
  return `lies under ${nameOf(hit.closest(`${CONTROLS}, .glass`) ?? hit)}`;
}

function middleOf(control: Element): Spot {
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What a press at the middle of a control would miss, and what a finger would. */
function faultsOfControl(control: Element, isTouched: boolean): readonly string[] {
  control.scrollIntoView({ block: 'center', inline: 'center' });
  const middle = middleOf(control);
  if (!isAt(control, middle)) return [`${nameOf(control)} ${whatIsAt(middle)}`];
  if (!isTouched) return [];
  const { x, y } = middle;
  const edges: readonly (readonly [string, Spot])[] = [
    ['left', { x: x - HALF_TARGET, y }],
    ['right', { x: x + HALF_TARGET, y }],
    ['top', { x, y: y - HALF_TARGET }],
    ['bottom', { x, y: y + HALF_TARGET }],
  ];
  return edges
    .filter(([, spot]) => !isAt(control, spot))
    .map(([side, spot]) => `${nameOf(control)} is narrow for a finger: its ${side} ${whatIsAt(spot)}`);
}

/** Sheets and buttons of others that come close to Save & Exit. */
function tooCloseToSave(room: Element): readonly string[] {
  const save = room.querySelector('.save');
  if (!save || !isSeen(save)) return [];
  const box = save.getBoundingClientRect();
  return [...room.querySelectorAll('.glass')]
    .filter((sheet) => isSeen(sheet) && !sheet.contains(save))
    .filter((sheet) => {
      const { left, top, right, bottom } = sheet.getBoundingClientRect();
      const beside = right + FREE <= box.left || left - FREE >= box.right;
      return !beside && bottom + FREE > box.top && top - FREE < box.bottom;
    })
    .map((sheet) => `${sheet.getAttribute('aria-label') ?? sheet.className} touches Save & Exit`);
}

/** Parts that scroll without showing it at the edge where more is. */
function unmarkedScrolls(room: Element): readonly string[] {
  return [...room.querySelectorAll<HTMLElement>('*')]
    .filter((part) => isSeen(part) && /auto|scroll/.test(getComputedStyle(part).overflowY))
    .filter((part) => part.scrollHeight > part.clientHeight + 1)
    .filter((part) => getComputedStyle(part).maskImage === 'none')
    .map((part) => `${part.className} scrolls without a sign of it`);
}

/** Everything that keeps a hand from a control within the room, in words; empty when all can be pressed. */
export function faultsOfReach(room: Element, isTouched: boolean): readonly string[] {
  const controls = [...room.querySelectorAll(CONTROLS)].filter(isSeen);
  return [
    ...unmarkedScrolls(room),
    ...controls.flatMap((control) => faultsOfControl(control, isTouched)),
    ...tooCloseToSave(room),
  ];
}
