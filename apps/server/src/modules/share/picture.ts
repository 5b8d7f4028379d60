import sharp, { type OverlayOptions } from 'sharp';
import { letterLine, linesOf } from './lettering.ts';

/** Pixels of the picture, as messengers and social networks want it. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 40;
/** Where the words begin, how wide they may be, and their sizes. */
const WORDS_X = 690;
const WORDS_WIDTH = WIDTH - WORDS_X - 60;
const TITLE_SIZE = 62;
const TITLE_STEP = 72;
const KIND_SIZE = 30;
/** The largest sheet, and a sheet of four. */
const SHEET = { width: 590, height: HEIGHT - 2 * MARGIN };
const QUARTER = { width: 285, height: 265 };
const CORNER = 20;

const DESK = '#faf6ef';
const INK = '#1e1b2e';
const ACCENT = '#6d28d9';
const EDGE = '#e6dfd3';
const QUALITY = 86;

/** A page to be shown: its line art, and its color without lines. */
export interface SharedPage {
  readonly lines: Uint8Array;
  readonly color: Uint8Array | undefined;
}

/** What the picture says. */
interface Words {
  readonly title: string;
  /** Under the title. */
  readonly kind: string;
  readonly appName: string;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

function rounded({ width, height }: Box, style: string): Buffer {
  const shape = `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${CORNER}" ${style}/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`,
  );
}

/** A page in color, as large as it fits into a box, with the corners of a sheet of paper. */
async function sheetOf({ lines, color }: SharedPage, box: Box) {
  const paper = sharp(lines)
    .flatten({ background: '#fff' })
    .resize({ ...box, fit: 'inside' });
  const { data, info } = await paper.png().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const wash =
    color &&
    (await sharp(color)
      .resize({ ...size, fit: 'fill' })
      .png()
      .toBuffer());
  const layers: OverlayOptions[] = [
    ...(wash ? [{ input: wash, blend: 'multiply' as const }] : []),
    { input: rounded(size, `fill="none" stroke="${EDGE}" stroke-width="3"`) },
    { input: rounded(size, 'fill="#fff"'), blend: 'dest-in' },
  ];
  const colored = sharp(data).ensureAlpha().composite(layers);
  return { input: await colored.png().toBuffer(), ...size };
}

function letter({ title, kind, appName }: Words): Buffer {
  const lines = linesOf(title, TITLE_SIZE, WORDS_WIDTH);
  const height = lines.length * TITLE_STEP + KIND_SIZE * 1.6;
  const top = (HEIGHT - height) / 2 + TITLE_SIZE * 0.8;
  const titleLines = lines.map((line, place) =>
    letterLine(line, TITLE_SIZE, WORDS_X, top + place * TITLE_STEP, INK),
  );
  const kindLine = letterLine(kind, KIND_SIZE, WORDS_X, top + lines.length * TITLE_STEP - 8, ACCENT);
  const name = letterLine(appName, KIND_SIZE, WORDS_X, HEIGHT - MARGIN - 8, INK);
  const words = [...titleLines, kindLine, name].join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${words}</svg>`,
  );
}

/** Where the sheets lie: one alone in the middle of its half, up to four in quarters of it. */
async function lay(pages: readonly SharedPage[]): Promise<OverlayOptions[]> {
  const isAlone = pages.length === 1;
  const box = isAlone ? SHEET : QUARTER;
  const sheets = await Promise.all(pages.slice(0, 4).map((page) => sheetOf(page, box)));
  return sheets.map(({ input, width, height }, place) => {
    const column = isAlone ? 0 : place % 2;
    const row = isAlone ? 0 : Math.floor(place / 2);
    const left = MARGIN + column * (box.width + 20) + Math.floor((box.width - width) / 2);
    const top = MARGIN + row * (box.height + 20) + Math.floor((box.height - height) / 2);
    return { input, left, top };
  });
}

/** The picture of a shared link, a JPEG of 1200 by 630: pages in color and what they are called. */
export async function drawSharePicture(pages: readonly SharedPage[], words: Words): Promise<Buffer> {
  const ground = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: DESK } });
  return ground
    .composite([...(await lay(pages)), { input: letter(words), left: 0, top: 0 }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
