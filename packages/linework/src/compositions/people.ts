import type { Composition } from '../composition.ts';
import { adventures } from './people/adventures.ts';
import { atTheBarre } from './people/at-the-barre.ts';
import { bedtimeStory } from './people/bedtime.ts';
import { children } from './people/children.ts';
import { cornerBand } from './people/corner-band.ts';
import { dancers } from './people/dancers.ts';
import { evenings } from './people/evenings.ts';
import { everydayPictures } from './people/everyday.ts';
import { firstFaces } from './people/first-faces.ts';
import { fastBreak } from './people/fast-break.ts';
import { firstHaircut } from './people/first-haircut.ts';
import { flowerPortrait } from './people/flower-portrait.ts';
import { grownUps } from './people/grown-ups.ts';
import { oneBlanket } from './people/one-blanket.ts';
import { musicians } from './people/musicians.ts';
import { pastimes } from './people/pastimes.ts';
import { winterGames } from './people/winter-games.ts';
import { playing } from './people/playing.ts';
import { sports } from './people/sports.ts';
import { trades } from './people/trades.ts';
import { starCookies } from './people/star-cookies.ts';
import { tales } from './people/tales.ts';
import { twoFaces } from './people/two-faces.ts';
import { together } from './people/together.ts';

/** The compositions whose pages show people, whatever their stream. */
export const people: readonly Composition[] = [
  flowerPortrait,
  ...firstFaces,
  ...adventures,
  ...children,
  ...dancers,
  ...everydayPictures,
  ...evenings,
  ...grownUps,
  ...musicians,
  ...pastimes,
  ...playing,
  ...winterGames,
  ...sports,
  ...trades,
  ...tales,
  ...together,
  oneBlanket,
  bedtimeStory,
  firstHaircut,
  starCookies,
  cornerBand,
  fastBreak,
  twoFaces,
  atTheBarre,
];
