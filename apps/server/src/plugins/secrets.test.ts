import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe("the server's secrets", () => {
  it('are made at the first start, for the owner alone, and stay', async () => {
    const first = await loadSecrets(folder);
    expect(first.pictures).toHaveLength(43);
    expect(first.identity).not.toBe(first.pictures);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await loadSecrets(folder)).toEqual(first);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('are the same for servers that start together', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder)));
    expect(new Set(all.map(({ pictures }) => pictures)).size).toBe(1);
  });

  it('are not made anew when the file is damaged: what they signed would be lost', async () => {
    await writeFile(join(folder, 'secrets.json'), '{}');
    await expect(loadSecrets(folder)).rejects.toThrow("does not hold the server's secrets");
  });
});
