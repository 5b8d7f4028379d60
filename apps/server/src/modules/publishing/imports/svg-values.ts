import { ImportRefusal, type RefusalCode } from './refusal.ts';

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,2})?`;
const LENGTH = new RegExp(`^${NUMBER}(?:px|pt|pc|mm|cm|in|em|%)?$`);
const COLOR = /^(?:[a-zA-Z]{1,24}|#[0-9a-fA-F]{3,8}|(?:rgb|hsl)a?\([\d.,%\s/deg-]{1,60}\))$/;
const NUMBERS = /^[-+0-9eE.,\s]*$/;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\-\s]*$/;
const TRANSFORM =
  /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+0-9eE.,\s]{1,200}\)[\s,]*){0,16}$/;
const WORD = /^[a-z-]{1,24}$/;

/** What may stand in the attributes of shapes; dashes and markers are left out, since they open lines. */
const VALUES: Readonly<Record<string, RegExp>> = {
  d: PATH,
  points: NUMBERS,
  transform: TRANSFORM,
  x: LENGTH,
  y: LENGTH,
  x1: LENGTH,
  y1: LENGTH,
  x2: LENGTH,
  y2: LENGTH,
  cx: LENGTH,
  cy: LENGTH,
  r: LENGTH,
  rx: LENGTH,
  ry: LENGTH,
  width: LENGTH,
  height: LENGTH,
};

/** What may stand in attributes of looks, and in a `style` attribute. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  fill: COLOR,
  stroke: COLOR,
  color: COLOR,
  'stroke-width': LENGTH,
  'stroke-miterlimit': LENGTH,
  opacity: LENGTH,
  'fill-opacity': LENGTH,
  'stroke-opacity': LENGTH,
  'fill-rule': WORD,
  'stroke-linecap': WORD,
  'stroke-linejoin': WORD,
  display: WORD,
  visibility: WORD,
};

const ALLOWED = new Map(Object.entries({ ...VALUES, ...LOOKS }));

/** What a value is refused for whatever its attribute, whether or not the attribute would be kept. */
const HOSTILE: readonly (readonly [pattern: RegExp, code: RefusalCode, words: string])[] = [
  [/^\s*data:|url\(\s*["']?\s*data:/i, 'svg_data_uri', 'holds a file within the file'],
  [/^\s*(?:javascript|vbscript):|expression\s*\(/i, 'svg_script', 'holds a script'],
  [/url\(\s*["']?\s*#/i, 'svg_unsupported', 'uses a gradient, a pattern, a mask or a filter'],
  [/url\s*\(|@import|^\s*(?:https?|file|ftp):|^\s*\/\//i, 'svg_external', 'refers to something else'],
];

function refuseHostile(name: string, value: string): void {
  if (/^on/i.test(name)) throw new ImportRefusal('svg_script', `The attribute ${name} holds a script.`);
  // Namespaces, and what editors note for themselves, may be addresses; nothing reads them.
  if (name === 'xmlns' || (name.includes(':') && !name.startsWith('xlink:'))) return;
  const plain = value.replaceAll(/[\p{Cc}\\]/gu, '');
  const found = HOSTILE.find(([pattern]) => pattern.test(plain));
  if (found) throw new ImportRefusal(found[1], `The attribute ${name} ${found[2]}.`);
  if (name === 'href' || name === 'xlink:href')
    throw new ImportRefusal('svg_unsupported', 'References within the file are not read. Expand them first.');
}

function checked(name: string, value: string, allowed: RegExp): string {
  const text = value.trim();
  if (!allowed.test(text)) {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    throw new ImportRefusal('svg_bad_value', `The attribute ${name} cannot be read: "${shown}".`);
  }
  return text;
}

function looksOfStyle(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (colon < 0) return [];
    refuseHostile(name, value);
    const allowed = Object.hasOwn(LOOKS, name) ? LOOKS[name] : undefined;
    return allowed === undefined ? [] : [[name, checked(name, value, allowed)]];
  });
}

/** Those of kept attributes that say how something looks and lies, without what only a shape has. */
export function looksAmong(kept: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...kept].filter(([name]) => Object.hasOwn(LOOKS, name) || name === 'transform'));
}

/** The attributes of a shape that are kept, each held against its form; throws ImportRefusal for hostile ones. */
export function keptAttributes(given: Readonly<Record<string, string>>): Map<string, string> {
  const styled = new Map(looksOfStyle(given['style'] ?? ''));
  const kept = new Map(styled);
  for (const [name, value] of Object.entries(given)) {
    if (name === 'style') continue;
    refuseHostile(name, value);
    const allowed = ALLOWED.get(name);
    // A style comes before the attribute of the same look.
    if (allowed !== undefined && !styled.has(name)) kept.set(name, checked(name, value, allowed));
  }
  return kept;
}
