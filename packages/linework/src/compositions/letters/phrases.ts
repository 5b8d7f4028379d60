import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { GROUNDS, type GroundName } from '../../motifs/letters/grounds.ts';
import { laidOut, paintWords } from '../../motifs/letters/lines.ts';
import type { Sheet } from '../../sheet.ts';
import { edged, type EdgedPicture } from '../edged.ts';

interface Phrase {
  readonly name: string;
  readonly lines: readonly string[];
  readonly ground: GroundName;
  readonly edge: EdgedPicture['edge'];
  readonly size: readonly [number, number];
  readonly titles: readonly [medium: string, hard: string];
  readonly descriptions: readonly [medium: string, hard: string];
  readonly tags: readonly string[];
}

const PHRASES: readonly Phrase[] = [
  {
    name: 'slow',
    lines: ['SLOW', 'DOWN'],
    ground: 'snow',
    edge: 'arch',
    size: [800, 1000],
    titles: ['Slow Down', 'Slow Down for the Snow'],
    descriptions: [
      'Snow falls on the firs and makes no sound. Everything else can wait.',
      'No flake is in a hurry. Color the firs in as many greens as you can find.',
    ],
    tags: ['slow', 'snow', 'winter'],
  },
];

function corner(sheet: Sheet, brief: Brief, [width, height]: readonly [number, number]): void {
  const { random } = brief;
  const kind = random.pick<FlowerName>(['daisy', 'cosmos', 'poppy']);
  const spots: readonly (readonly [number, number])[] = [
    [0.14, 0.88],
    [0.86, 0.88],
  ];
  for (const [k, [u, v]] of spots.entries()) {
    const at = sheet.at({ x: width * u, y: height * v });
    for (let i = 0; i < byLevel(brief, 5, 6, 8); i++)
      at.shape(
        drawn('0,10! 24,-40 20,-100 0,-140! -20,-100 -24,-40', {
          angle: (i / byLevel(brief, 5, 6, 8)) * Math.PI * 2,
        }),
        'line',
        i % 2 === 0 ? 'leaf' : 'grass',
      );
    FLOWERS[kind](at.at({ scale: 0.76 }), {
      random: random.fork(`${k}`),
      level: brief.level === 2 ? 1 : 0,
      petals: k === 0 ? 'a' : 'd',
      heart: 'sun',
    });
  }
}

function phrasePage(it: Phrase): Composition {
  return edged({
    name: `phrase-${it.name}`,
    category: 'letters',
    size: it.size,
    edge: it.edge,
    backdrop: 'sky',
    keepsSides: true,
    draw(brief) {
      const { random, level } = brief;
      GROUNDS[it.ground](brief, it.size);
      corner(brief.sheet.layer('flowers'), brief, it.size);
      const [width, height] = it.size;
      const letters = laidOut(it.lines, {
        x: width / 2,
        y: height / 2,
        width: width * 0.8,
        height: height * 0.62,
      });
      paintWords(brief.sheet.layer('words'), letters, { random, halo: 24, isFilled: level === 2 });
      return {
        title: it.titles[level === 2 ? 1 : 0],
        description: it.descriptions[level === 2 ? 1 : 0],
        tags: ['words', 'quote', 'lettering', ...it.tags],
      };
    },
  });
}

/** Short calm phrases in large letters. */
export const phrasePages: readonly Composition[] = PHRASES.map(phrasePage);
