import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHELL_FOLDER, ShellError } from './settings.ts';

const MARK = fileURLToPath(new URL('../../apps/web/public/favicon.svg', import.meta.url));
const DRAWABLES = 'android/app/src/main/res/drawable';
const ASSETS = 'ios/App/App/Assets.xcassets';
/** Units of the mark's own box, and of the part of an adaptive icon that every launcher shows. */
const MARK_BOX = 32;
const ICON_BOX = 108;
const SAFE_BOX = 60;
const ICON_PX = 1024;
const SPLASH_PX = 192;

/** One petal of the mark. */
interface Petal {
  readonly path: string;
  readonly fill: string;
  /** Degrees around a point of the mark's box; 0 for the first. */
  readonly turn: number;
  readonly pivot: readonly [number, number];
}

const PATH =
  /<path(?: fill="(?<fill>[^"]+)")?(?: transform="rotate\((?<turn>\d+) (?<x>[\d.]+) (?<y>[\d.]+)\)")? d="(?<path>[^"]+)"/g;

function petalsOf(svg: string): Petal[] {
  const petals = [...svg.matchAll(PATH)].map(({ groups = {} }) => ({
    path: groups['path'] ?? '',
    fill: groups['fill'] ?? '#ffffff',
    turn: Number(groups['turn'] ?? 0),
    pivot: [Number(groups['x'] ?? 0), Number(groups['y'] ?? 0)] as const,
  }));
  if (petals.length === 0) throw new ShellError('the mark has no paths that could be drawn');
  return petals;
}

function petalXml({ path, fill, turn, pivot: [x, y] }: Petal, isOneColor: boolean): string {
  const paint = isOneColor
    ? `android:strokeColor="#000000"${fill === '#ffffff' ? '' : ' android:fillColor="#000000"'}`
    : `android:strokeColor="#1e1b2e" android:fillColor="${fill}"`;
  return `        <group android:rotation="${turn}" android:pivotX="${x}" android:pivotY="${y}">
            <path android:pathData="${path}" ${paint} android:strokeWidth="2" android:strokeLineJoin="round" />
        </group>`;
}

/** The mark as Android draws it, in the middle of the box of an adaptive icon. */
function vector(petals: readonly Petal[], isOneColor: boolean): string {
  const scale = SAFE_BOX / MARK_BOX;
  const edge = (ICON_BOX - SAFE_BOX) / 2;
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- Drawn by npm run native -- icons. -->
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${ICON_BOX}dp"
    android:height="${ICON_BOX}dp"
    android:viewportWidth="${ICON_BOX}"
    android:viewportHeight="${ICON_BOX}">
    <group android:translateX="${edge}" android:translateY="${edge}" android:scaleX="${scale}" android:scaleY="${scale}">
${petals.map((petal) => petalXml(petal, isOneColor)).join('\n')}
    </group>
</vector>
`;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(SHELL_FOLDER, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** A square PNG with the mark in its middle, on white: iOS takes no transparency. */
async function iosIcon(svg: string): Promise<Uint8Array> {
  const side = Math.round(ICON_PX * 0.62);
  const mark = await sharp(Buffer.from(svg), { density: (72 * side) / MARK_BOX })
    .resize(side, side)
    .png()
    .toBuffer();
  return sharp({ create: { width: ICON_PX, height: ICON_PX, channels: 3, background: '#ffffff' } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

/** Draws the icons and the splash of both systems from the app's own mark. */
export async function drawIcons(): Promise<void> {
  const svg = await readFile(MARK, 'utf8');
  const petals = petalsOf(svg);
  await write(`${DRAWABLES}/ic_launcher_foreground.xml`, vector(petals, false));
  await write(`${DRAWABLES}/ic_launcher_monochrome.xml`, vector(petals, true));
  await write(`${ASSETS}/AppIcon.appiconset/AppIcon-512@2x.png`, await iosIcon(svg));
  const splash = svg.replace('<svg ', `<svg width="${SPLASH_PX}" height="${SPLASH_PX}" `);
  await write(`${ASSETS}/Splash.imageset/splash.svg`, splash);
}
