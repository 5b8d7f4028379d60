import type { Schema } from './contract-schemas.ts';

function values({ const: only, enum: several }: Schema): readonly unknown[] | undefined {
  return only === undefined ? several : [only];
}

function accepts(reader: Schema, writer: Schema): boolean {
  return misunderstandings(reader, writer).length === 0;
}

function inObjects(reader: Schema, writer: Schema, at: string): string[] {
  const sent = new Set(writer.required ?? []);
  const missing = (reader.required ?? []).filter((name) => !sent.has(name));
  const shared = Object.entries(reader.properties ?? {}).flatMap(([name, field]) => {
    const written = writer.properties?.[name];
    return written ? misunderstandings(field, written, `${at}.${name}`) : [];
  });
  const [read, written] = [reader.additionalProperties, writer.additionalProperties];
  const others =
    typeof read === 'object' && typeof written === 'object'
      ? misunderstandings(read, written, `${at}.*`)
      : [];
  return [...missing.map((name) => `${at}.${name} is needed and not always sent`), ...shared, ...others];
}

/** Each of the types that a value may have, where there are several. */
function choices({ anyOf, type, ...rest }: Schema): readonly Schema[] | undefined {
  return anyOf ?? (Array.isArray(type) ? type.map((one: string) => ({ ...rest, type: one })) : undefined);
}

/**
 * Where a program that reads by one schema does not understand what another one writes by its own: a field that is
 * needed and not always sent, another type, a value that is not known. What more is written is passed over.
 */
export function misunderstandings(reader: Schema, writer: Schema, at = ''): string[] {
  const written = choices(writer);
  if (written) return written.flatMap((choice) => misunderstandings(reader, choice, at));
  const read = choices(reader);
  if (read) {
    const [first = {}] = read;
    return read.some((choice) => accepts(choice, writer)) ? [] : misunderstandings(first, writer, at);
  }
  if (reader.type === undefined && values(reader) === undefined) return [];
  const known = values(reader);
  if (known) {
    const unknown = (values(writer) ?? ['anything']).filter((value) => !known.includes(value));
    return unknown.map((value) => `${at} may be ${String(value)}`);
  }
  const isNarrower = reader.type === 'number' && writer.type === 'integer';
  if (writer.type !== undefined && reader.type !== writer.type && !isNarrower)
    return [`${at} is ${String(writer.type)}, not ${String(reader.type)}`];
  if (reader.type === 'array') return misunderstandings(reader.items ?? {}, writer.items ?? {}, `${at}[]`);
  return reader.type === 'object' ? inObjects(reader, writer, at) : [];
}
