import { traced } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { asOne, eachOne } from '../../motifs/dressing/coverings.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { byRole, dressedWhenHard } from '../dressed.ts';
import { snowGlobe } from './snow-globe.ts';

/** The snow globe; on hard pages before a brick wall, with hills and a windy sky in it. */
export const snowGlobeAtHome = dressedWhenHard(snowGlobe, {
  behind: ({ random }) => {
    const wall = asOne(dressWall, random, { kinds: ['bond'], size: 110 });
    return (sheet, area, role) => {
      wall(sheet, area, role);
      sheet.shape(rectangle(32, 826, 736, 142), 'bold', 'wood');
      for (const table of [
        '40,856 150,848 250,858',
        '600,846 690,854 760,846',
        '40,912 120,906 190,914',
        '640,906 700,914 760,908',
      ])
        sheet.line(traced(table), 'fine', 0.4);
    };
  },
  covers: ({ random }) => ({
    globe: asOne(dressSky, random, { kinds: ['streaks'], size: 150 }),
    world: byRole({
      sky: eachOne(dressSky, random, { kinds: ['streaks'], size: 170 }),
      stone: eachOne(dressRock, random, { kinds: ['strata'], size: 80 }),
    }),
  }),
});
