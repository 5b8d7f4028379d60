/** A form's fields as the provider nests them: text, lists and objects. */
export type Fields = { [name: string]: Field };
export type Field = string | Fields;

/** Reads `items[0][price]=a` as {items: {0: {price: 'a'}}}. */
export function nested(pairs: Iterable<readonly [string, string]>): Fields {
  const fields: Fields = Object.create(null) as Fields;
  for (const [name, value] of pairs) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let place = fields;
    for (const part of path.slice(0, -1)) {
      const next = place[part];
      place = typeof next === 'object' ? next : (place[part] = Object.create(null) as Fields);
    }
    place[path.at(-1) ?? ''] = value;
  }
  return fields;
}

/** The text of a field, or undefined where there is none. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** The fields below a name; none where there are none. */
export function fieldsOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return typeof value === 'object' ? value : {};
}

/** The fields of every entry of a list. */
export function listOf(fields: Fields, name: string): Fields[] {
  return Object.values(fieldsOf(fields, name)).filter((entry): entry is Fields => typeof entry === 'object');
}

/** The texts of a list. */
export function textsOf(fields: Fields, name: string): string[] {
  return Object.values(fieldsOf(fields, name)).filter((entry): entry is string => typeof entry === 'string');
}

/** The names and values of a metadata field. */
export function metadataOf(fields: Fields, name = 'metadata'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fields, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
