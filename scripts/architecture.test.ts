import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The text under a heading of docs/architecture.md. */
function section(heading: string): string {
  const [, after = ''] = text.split(`\n## ${heading}`);
  return after.split('\n## ')[0] ?? '';
}

/** The names between backticks that begin the rows of a section's table. */
function rows(heading: string): string[] {
  return [...section(heading).matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

function folders(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

describe('docs/architecture.md', () => {
  it('names every package and app', () => {
    const known = ['packages', 'apps'].flatMap((group) => folders(group).map((name) => `${group}/${name}`));
    expect(rows('Packages and apps')).toEqual(expect.arrayContaining(known));
  });

  it('names every module of the web app, and no other', () => {
    expect(rows('Modules of the web app').toSorted()).toEqual(folders('apps/web/src'));
  });

  it('names what lies in each module of the web app', () => {
    const table = section('Modules of the web app');
    const inside = ['screens', 'shared', 'studio', 'device', 'api'].flatMap((name) =>
      folders(`apps/web/src/${name}`),
    );
    expect(inside.filter((name) => name !== 'styles' && !table.includes(`\`${name}\``))).toEqual([]);
  });

  it('names every module of the server, and no other', () => {
    const named = [...section('Modules of the server').matchAll(/`(\w[\w-]*)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.toSorted()).toEqual(folders('apps/server/src/modules'));
  });
});
