import { canvasDabs, laidDabs, strokeDabs, washCost } from './dabs.ts';
import { countEdges } from './edges.ts';
import { backgroundFill, cellFill, paintedByFill } from './fills.ts';
import { labellingTime } from './labelling.ts';
import { cellsPage, circlesPage } from './line-art.ts';
import { openingCount } from './opening.ts';
import { openFloor, openPaintedStudio, openStudio, openSoak } from './studio.ts';
import { undoCount } from './undo.ts';

const SIDE = 2048;

function host(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#host');
  if (!found) throw new Error('the page has no place for the engine');
  return found;
}

/** What the bench asks of this page. */
const bench = {
  backgroundFill: () => backgroundFill(circlesPage(SIDE, 5)),
  cellFill: () => cellFill(cellsPage(SIDE, 5), host()),
  edges: (thickness: number) => {
    const page = cellsPage(SIDE, thickness);
    return countEdges(page, paintedByFill(page, page.cell), page.cell);
  },
  labelling: () => labellingTime(cellsPage(SIDE, 5)),
  laidDabs,
  strokeDabs,
  canvasDabs,
  washCost,
  undo: (before: number) => undoCount(cellsPage(SIDE, 5), before),
  opening: () => openingCount(500, 24),
  openFloor: () => openFloor(host()),
  openStudio: () => void openStudio(host()),
  openPaintedStudio: () => openPaintedStudio(host()),
  soak: () => openSoak(host()),
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });
