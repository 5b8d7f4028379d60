import { layPane, type GlassWindow } from '../../motifs/leaded-glass.ts';
import { edged } from '../edged.ts';
import { peaksWindow, sailWindow } from './glass-landscapes.ts';
import { kingfisherWindow, tulipWindow } from './glass-still-life.ts';

const WINDOWS: Readonly<Record<string, GlassWindow>> = {
  sail: sailWindow,
  tulips: tulipWindow,
  peaks: peaksWindow,
  kingfisher: kingfisherWindow,
};

/** Windows of colored glass, cut by their leads. */
export const stainedGlass = Object.entries(WINDOWS).map(([key, it]) =>
  edged({
    name: `glass-${key}`,
    category: 'patterns',
    size: [800, 1000],
    edge: key === 'sail' || key === 'peaks' ? 'arch' : 'page',
    backdrop: 'sky',
    draw(brief) {
      for (const pane of it.panes(brief)) layPane(brief, pane);
      return { title: brief.random.fork('title').pick(it.title), description: it.description, tags: it.tags };
    },
  }),
);
