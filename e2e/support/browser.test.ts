import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';
import { SWITCHED_OFF } from './browser.ts';

it('switches off whatever Playwright switches off', () => {
  const source = readFileSync(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names).toContain('Translate');
  expect(SWITCHED_OFF).toEqual(expect.arrayContaining(names));
});
