import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const UNHEARD = { 'x-unheard': 1 };

/** Every schema of what is sent to the server, by the name of its call. */
async function sentSchemas(): Promise<readonly (readonly [name: string, schema: z.ZodMiniType])[]> {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>),
  );
  const calls = modules.flatMap((module) => Object.entries(module) as [string, Record<string, unknown>][]);
  return calls.flatMap(([name, call]) =>
    ['body', 'querystring', 'form'].flatMap((part) => {
      const schema = typeof call === 'object' ? call[part] : undefined;
      return schema instanceof z.ZodMiniType ? [[`${name}.${part}`, schema] as const] : [];
    }),
  );
}

it('REQ-3 no call takes a field that it does not know: a slip is told, not passed over', async () => {
  const schemas = await sentSchemas();
  expect(schemas.length).toBeGreaterThan(55);
  const lenient = schemas.filter(([, schema]) => {
    const { error } = schema.safeParse(UNHEARD);
    const issues = error?.issues ?? [];
    return !issues.some(({ code }) => code === 'unrecognized_keys');
  });
  expect(lenient.map(([name]) => name)).toEqual([]);
});
