import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/*
 * Draws the app's icons and the picture of shared links into apps/web/public from the logo's flower. Run it again
 * after a change: node apps/server/scripts/brand.ts
 */

const FOLDER = fileURLToPath(new URL('../../web/public/', import.meta.url));
const INK = '#1e1b2e';
const ACCENT = '#7c3aed';
const PAPER = '#fffdf9';
const WASHES = ['#ddd0fb', '#fbd3c4', '#fbe7b2', '#cfe8d5', '#c9e1f6'];
const PETAL = 'M0-1.300C-4.400-4.500-4.600-9.900 0-13.900C4.600-9.900 4.400-4.500 0-1.300Z';
const TURNS = [72, 144, 216, 288, 0];

/** Where a flower stands and how: sides of 32 units grow to `scale` times as much, petals are filled in turn. */
interface Flower {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  readonly fills: readonly string[];
  readonly stroke: number;
}

function flower({ x, y, scale, turn = 0, fills, stroke }: Flower): string {
  const petals = TURNS.map(
    (angle, place) => `<path d="${PETAL}" transform="rotate(${angle})" fill="${fills[place] ?? '#fff'}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})" stroke="${INK}"
    stroke-width="${stroke}" stroke-linejoin="round">${petals.join('')}</g>`;
}

function picture(width: number, height: number, content: string, ground?: string): Buffer {
  const paper = ground === undefined ? '' : `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${content}</svg>`,
  );
}

/** The logo in a square; its flower leaves a share of the side free on every edge. */
function logo(side: number, free: number, ground?: string): Buffer {
  const scale = (side * (1 - 2 * free)) / 28;
  const fills = ['#fff', '#fff', '#fff', '#fff', ACCENT];
  const stroke = side < 64 ? 2.2 : 1.2;
  return picture(side, side, flower({ x: side / 2, y: side * 0.53, scale, fills, stroke }), ground);
}

function png(svg: Buffer): Promise<Buffer> {
  return sharp(svg).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();
}

/** An ICO file holds PNG files after a list of them: side, length and place (the format of Windows Vista and later). */
async function icon(sides: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sides.map((side) => sharp(logo(side, 0.02)).png().toBuffer()));
  const header = Buffer.alloc(6 + 16 * sides.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sides.length, 4);
  let place = header.length;
  for (const [index, side] of sides.entries()) {
    const { length } = pictures[index]!;
    const at = 6 + 16 * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(length, at + 8);
    header.writeUInt32LE(place, at + 12);
    place += length;
  }
  return Buffer.concat([header, ...pictures]);
}

/** The picture of a shared link: a meadow of the logo's flowers, some of them already colored. No name is in it. */
function card(): Buffer {
  const wash = (place: number) => WASHES[place % WASHES.length]!;
  const meadow = Array.from({ length: 28 }, (_, place) => {
    const column = place % 7;
    const row = Math.floor(place / 7);
    const filled = (place * 3) % 5;
    const x = 90 + column * 175 + (row % 2) * 88 - 44;
    const y = 60 + row * 172;
    // Under the sheet in the middle.
    if (Math.abs(x - 600) < 270 && Math.abs(y - 315) < 200) return '';
    return flower({
      x,
      y,
      scale: 4.1 + ((place * 7) % 5) * 0.22,
      turn: (place * 41) % 72,
      fills: TURNS.map((_turn, petal) => (petal < filled ? wash(place + petal) : '#fff')),
      stroke: 0.8,
    });
  });
  const fills = [WASHES[1]!, WASHES[2]!, WASHES[3]!, WASHES[4]!, ACCENT];
  const sheet = `<rect x="408" y="123" width="384" height="384" rx="72" fill="#fff" stroke="${INK}" stroke-width="7"/>`;
  const mark = flower({ x: 600, y: 331, scale: 11.5, fills, stroke: 1 });
  return picture(1200, 630, [...meadow, sheet, mark].join(''), PAPER);
}

const TILES = `<?xml version="1.0" encoding="utf-8"?>
<browserconfig>
  <msapplication>
    <tile>
      <square150x150logo src="/logo.png"/>
      <TileColor>#7C3AED</TileColor>
    </tile>
  </msapplication>
</browserconfig>
`;

const files: Readonly<Record<string, Buffer | string>> = {
  'logo.png': await png(logo(512, 0.04)),
  'logo-maskable.png': await png(logo(512, 0.2, PAPER)),
  'apple-touch-icon.png': await png(logo(180, 0.13, PAPER)),
  'og-image.png': await png(card()),
  'favicon.ico': await icon([16, 32, 48]),
  'browserconfig.xml': TILES,
};

await mkdir(FOLDER, { recursive: true });
for (const [name, bytes] of Object.entries(files)) await writeFile(`${FOLDER}${name}`, bytes);
