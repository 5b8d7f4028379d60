/** Draws figures of the people kit side by side, to look at: node scripts/figures.ts OUT.png|OUT.webp [FIRST]. */
import sharp from 'sharp';
import type { Composition } from '../src/composition.ts';
import { drawWith } from '../src/draw.ts';
import { everyday, looks } from '../src/motifs/people/casting.ts';
import { drawPerson } from '../src/motifs/people/body/person.ts';
import { PEOPLE_PENS } from '../src/motifs/people/pens.ts';
import { POSTURES } from '../src/motifs/people/body/postures.ts';

const BUILDS = ['child', 'teen', 'woman', 'man', 'toddler', 'child', 'woman', 'teen'] as const;
const MIENS = ['smile', 'laugh', 'calm', 'wonder', 'asleep', 'sing', 'bold'] as const;
const SCALES = { toddler: 0.74, child: 0.6, teen: 0.48, woman: 0.43, man: 0.42 } as const;
const [COLUMNS, ROWS] = [8, 5];

const figures: Composition = {
  name: 'figures',
  category: 'people',
  size: [1000, 860],
  strays: 1,
  pens: { ...PEOPLE_PENS, medium: { bold: 2.6, line: 1.9, fine: 1.4, none: 0 } },
  draw({ sheet, random, level }) {
    const postures = Object.values(POSTURES);
    for (let i = 0; i < COLUMNS * ROWS; i++) {
      const build = BUILDS[(i + Math.floor(i / COLUMNS) * 3) % BUILDS.length]!;
      const kind = i % 2 === 0 ? 'she' : 'he';
      const own = random.fork(`figure ${i}`);
      const who = looks(own, build, build === 'woman' ? 'she' : build === 'man' ? 'he' : kind, level);
      const at = {
        x: 66 + (i % COLUMNS) * 124,
        y: 168 + Math.floor(i / COLUMNS) * 168,
        scale: SCALES[build] * 0.6,
      };
      drawPerson(sheet.at(at), {
        who: { ...who, ...everyday(own, who.kind, level) },
        posture: postures[i % postures.length]!,
        mien: MIENS[i % MIENS.length]!,
        level,
        size: 'small',
      });
    }
    return { title: 'Figures', description: 'Forty figures. Two in five move.', tags: [] };
  },
};

const [out, seed] = process.argv.slice(2);
if (!out) throw new Error('usage: figures.ts OUT.png [SEED]');
const page = drawWith(figures, { composition: 'figures', difficulty: 'medium', seed: seed ?? '1' });
const picture = sharp(Buffer.from(page.svg)).flatten({ background: '#fff' });
await (out.endsWith('.webp') ? picture.webp({ quality: 60 }) : picture.png()).toFile(out);
