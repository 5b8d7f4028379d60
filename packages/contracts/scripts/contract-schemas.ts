import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** A part of a JSON Schema, as far as the contracts use it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

/** What a call of the contracts sends and answers. */
export interface CallSchemas {
  readonly method: string;
  readonly url: string;
  /** By part: `params`, `querystring`, `body`, `form`, `answer`. */
  readonly parts: Readonly<Record<string, Schema>>;
}

const SOURCES = join(import.meta.dirname, '../src');

function isCall(value: unknown): value is Record<string, unknown> & { method: string; url: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}

function schemaOf(part: unknown): Schema | undefined {
  if (typeof part !== 'object' || part === null || !('_zod' in part)) return undefined;
  // What a reader takes in: a field with a default may be missing there.
  const { $schema: _dialect, ...schema } = z.toJSONSchema(part as z.ZodMiniType, {
    unrepresentable: 'any',
    io: 'input',
  });
  return schema as Schema;
}

/** Every call of the contracts as they are now, by its name. */
export async function contractSchemas(): Promise<Record<string, CallSchemas>> {
  const files = globSync('*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.toSorted().map((file) => import(join(SOURCES, file)) as Promise<object>),
  );
  const calls = modules.flatMap((module) => Object.entries(module).filter(([, value]) => isCall(value)));
  return Object.fromEntries(
    calls.map(([name, { method, url, ...rest }]: [string, Record<string, unknown>]) => {
      const parts = Object.entries(rest).flatMap(([part, value]) => {
        const schema = schemaOf(value);
        return schema ? [[part, schema] as const] : [];
      });
      return [name, { method: String(method), url: String(url), parts: Object.fromEntries(parts) }];
    }),
  );
}
