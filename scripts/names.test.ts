import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|interface|type|enum) (\w+)/gm;
/**
 * The same name in two files that stand for each other: the menu, and the menu for a screen without the rest of its
 * bar.
 */
const TWINS = ['Menu'];
/** Each drawing of linework is a file of its own with the same few exports. */
const DRAWINGS = /linework\/src\/(compositions|motifs|published)\//;

/** The files of each exported name of a package or app, by `package name`. */
function declarations(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    const file = path.replaceAll(sep, '/');
    if (/\.test\.tsx?$/.test(file) || DRAWINGS.test(file)) continue;
    const home = file.split('/').slice(0, 2).join('/');
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(DECLARED)].map(([, name = '']) => name);
    for (const name of new Set(names))
      found.set(`${home} ${name}`, [...(found.get(`${home} ${name}`) ?? []), file]);
  }
  return found;
}

it('an exported name has one meaning in its package', () => {
  const twice = [...declarations()].filter(
    ([name, files]) => files.length > 1 && !TWINS.some((twin) => name.endsWith(` ${twin}`)),
  );
  expect(twice).toEqual([]);
});

it('a word of the glossary is exported by one file', () => {
  const words = [...readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| \*\*([\w ]+)\*\*/gm)];
  expect(words.length).toBeGreaterThan(20);
  const names = new Set(words.map(([, word = '']) => pascalCase(word)));
  const files = new Map<string, string[]>();
  for (const [key, found] of declarations()) {
    const name = key.split(' ')[1] ?? '';
    if (names.has(name)) files.set(name, [...(files.get(name) ?? []), ...found]);
  }
  expect([...files].filter(([, found]) => found.length > 1)).toEqual([]);
});

it('no comment is longer than 120 characters a line', () => {
  const long = globSync('{packages,apps,e2e,scripts}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/*/public/**'],
  }).filter((file) => readFileSync(join(root, file), 'utf8').split('\n').some(isLongComment));
  expect(long).toEqual([]);
});

const MAX_COMMENT_LINE = 120;
const isLongComment = (line: string): boolean =>
  line.length > MAX_COMMENT_LINE && /^\s*(\/\/|\/\*|\*)/.test(line);
const pascalCase = (words: string): string =>
  words.replaceAll(/(?:^| )(\w)/g, (_match, first: string) => first.toUpperCase());
