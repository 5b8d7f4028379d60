import type { Composition } from '../composition.ts';
import { adventures } from './people/adventures.ts';
import { children } from './people/children.ts';
import { dancers } from './people/dancers.ts';
import { flowerPortrait } from './people/flower-portrait.ts';
import { grownUps } from './people/grown-ups.ts';
import { pastimes } from './people/pastimes.ts';
import { tales } from './people/tales.ts';
import { together } from './people/together.ts';

/** The compositions whose pages show people, whatever their stream. */
export const people: readonly Composition[] = [
  flowerPortrait,
  ...adventures,
  ...children,
  ...dancers,
  ...grownUps,
  ...pastimes,
  ...tales,
  ...together,
];
