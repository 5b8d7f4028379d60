import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../apps/server/src/config.ts';
import { root } from './run.ts';
import { findCaddy } from './test-programs.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Of a machine that tests, not of an installation. */
const UNTOLD = ['NODE_ENV', 'WEB_DIST'];
/** Of the other programs that deploy/ starts. */
const OF_OTHERS = ['SITE_ADDRESS', 'UPSTREAMS', 'POSTGRES_PASSWORD'];
const NAME = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

/** The names in the first column of the table of variables. */
function named(): string[] {
  const [, section = ''] = read('docs/operating.md').split('\n## Variables\n');
  const rows = section.split('\n## ')[0]?.match(/^\| `.*?\|/gm) ?? [];
  return rows.flatMap((row) => [...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name));
}

describe('what an operator is told', () => {
  it('names every variable that the server reads, and no other', () => {
    const wanted = variableNames.filter((name) => !UNTOLD.includes(name));
    expect(named().toSorted()).toEqual(wanted.toSorted());
  });

  it.each(['variables.env.example', 'kubernetes.yaml', 'inkbloom.service', 'Containerfile'])(
    'deploy/%s sets only what there is',
    (file) => {
      const set = [
        ...read(`deploy/${file}`).matchAll(/(?:^|\s|name: |Environment=)([A-Z][A-Z0-9_]+)(?:=|, value)/g),
      ];
      const names = set.map(([, name = '']) => name).filter((name) => name.match(NAME) !== null);
      const known = [...variableNames, ...OF_OTHERS];
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
      expect(names.length).toBeGreaterThan(0);
    },
  );
});

it.skipIf(findCaddy() === undefined)('the proxy of deploy/ is what Caddy understands', () => {
  const env = { ...process.env, SITE_ADDRESS: 'http://localhost:1', UPSTREAMS: 'localhost:2 localhost:3' };
  const args = ['validate', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync(findCaddy() ?? '', args, { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
