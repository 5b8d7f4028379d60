import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeShots } from '../e2e/support/shots.ts';
import { layOutSheet } from '../e2e/support/sheet.ts';
import { root } from './run.ts';
import { prepareChromium } from './test-programs.ts';
import { buildWeb } from './web-build.ts';

// Draws every screen at three sizes in both themes: single pictures and one sheet, in shots/.
const chromium = await prepareChromium();
if (!chromium) throw new Error('Chromium was not found and could not be installed.');
process.env['CHROMIUM_PATH'] = chromium;
await buildWeb();
const folder = join(root, 'shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const data = mkdtempSync(join(tmpdir(), 'inkbloom-shots-'));
const shots = await takeShots(data, (name) => void process.stderr.write(`${name}\n`));
for (const { screen, look, png } of shots)
  writeFileSync(join(folder, `${screen} ${look}.png`.replaceAll(' ', '-')), png);
writeFileSync(join(folder, 'sheet.png'), await layOutSheet(shots));
rmSync(data, { recursive: true, force: true });
process.stdout.write(`${shots.length} pictures and sheet.png in shots/\n`);
