import { byLevel, type Brief } from '../../composition.ts';
import type { Species } from '../../motifs/flowers/species/species.ts';
import { head, stalk } from '../../motifs/flowers/species/stalk.ts';

/** Where spikes stand on an 800 by 1000 page: foot of the spike, share of full size, root. */
const BEDS: readonly (readonly (readonly [x: number, top: number, size: number, root: number])[])[] = [
  [
    [240, 230, 0.85, 370],
    [470, 110, 1, 420],
  ],
  [
    [180, 250, 0.74, 350],
    [632, 280, 0.7, 450],
    [400, 90, 1.05, 400],
  ],
  [
    [195, 260, 0.78, 350],
    [620, 230, 0.8, 450],
    [495, 120, 0.9, 425],
    [330, 90, 0.98, 385],
  ],
];

/** Draws a clump of flower spikes over their leaves; gives how many. */
export function drawSpikes(brief: Brief, species: Species): number {
  const { random, level } = brief;
  const full = (byLevel(brief, 640, 600, 580) / species.reach) * (species.reach < 250 ? 0.8 : 1);
  const sheet = random.chance(0.5) ? brief.sheet.at({ x: 800, flip: true }) : brief.sheet;
  const stems = sheet.layer('stems');
  const bushy = species.name === 'delphinium';
  const bed = BEDS[Math.max(0, level - (bushy ? 1 : 0))]!;
  const spikes = bed.map(([x, top, size, root], i) => {
    const scale = full * size;
    const from = random.fork(`spike ${i}`);
    const at = [x, top + species.reach * scale] as const;
    const lean = (x - root) / 900;
    stalk(stems, {
      species,
      from: [root, 935],
      to: at,
      bow: (x - root) * 0.2,
      half: byLevel(brief, 9, 8, 7),
      leaves: [{ share: 0.3, side: x < 400 ? -1 : 1, length: species.leafSize * 1.3 }],
      level,
      random: from,
    });
    return { at, scale, lean, random: from };
  });
  const leaves = byLevel(brief, 4, 5, 6);
  for (let i = 0; i < leaves; i++) {
    const angle = ((i + 0.5) / leaves - 0.5) * 2.3;
    species.leaf(
      stems.at({
        x: 400 + angle * 40,
        y: 940,
        angle,
        scale: (species.leafSize * 1.9) / 100,
        flip: angle < 0,
      }),
      {
        random,
        level,
      },
    );
  }
  for (const spike of spikes)
    head(sheet.layer('flowers'), { species, facing: 'side', level: level === 2 ? 1 : 0, ...spike });
  return spikes.length;
}
