import sharp, { type OverlayOptions } from 'sharp';

/** One picture of the sheet. */
export interface Shot {
  readonly screen: string;
  /** Which column it stands in, for example `phone dark`. */
  readonly look: string;
  readonly png: Buffer;
}

const ROW = 460;
const GAP = 16;
const LABEL = 28;

/** Lays shots out as one PNG: a row a screen, a column a look, all pictures of a row equally high. */
export async function layOutSheet(shots: readonly Shot[]): Promise<Buffer> {
  const screens = [...new Set(shots.map((shot) => shot.screen))];
  const looks = [...new Set(shots.map((shot) => shot.look))];
  const scaled = await Promise.all(shots.map(async (shot) => ({ ...shot, ...(await scale(shot.png)) })));
  const widths = looks.map((look) =>
    Math.max(...scaled.filter((shot) => shot.look === look).map((shot) => shot.width)),
  );
  const left = (look: string) =>
    widths.slice(0, looks.indexOf(look)).reduce((sum, width) => sum + width + GAP, GAP);
  const top = (screen: string) => GAP + screens.indexOf(screen) * (ROW + LABEL + GAP) + LABEL;
  const pictures: OverlayOptions[] = scaled.map((shot) => ({
    input: shot.small,
    left: left(shot.look),
    top: top(shot.screen),
  }));
  const labels: OverlayOptions[] = scaled.map((shot) => ({
    input: Buffer.from(label(`${shot.screen}, ${shot.look}`, shot.width)),
    left: left(shot.look),
    top: top(shot.screen) - LABEL,
  }));
  const width = widths.reduce((sum, one) => sum + one + GAP, GAP);
  const height = GAP + screens.length * (ROW + LABEL + GAP);
  return sharp({ create: { width, height, channels: 3, background: '#8a8790' } })
    .composite([...pictures, ...labels])
    .png()
    .toBuffer();
}

async function scale(png: Buffer): Promise<{ small: Buffer; width: number }> {
  const { data, info } = await sharp(png).resize({ height: ROW }).png().toBuffer({ resolveWithObject: true });
  return { small: data, width: info.width };
}

function label(text: string, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="20" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`;
}
