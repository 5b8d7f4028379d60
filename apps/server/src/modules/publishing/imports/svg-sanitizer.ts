import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ImportRefusal } from './refusal.ts';
import { keptAttributes, looksAmong } from './svg-values.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that are drawn, the one that holds others, and those that say something of the picture. */
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const GROUP = 'g';
const WORDS = ['title', 'desc', 'metadata', 'defs'];
/** Elements that are named in a refusal of their own. */
const NAMED: Readonly<
  Record<string, readonly [code: ConstructorParameters<typeof ImportRefusal>[0], words: string]>
> = {
  script: ['svg_script', 'It holds a script.'],
  foreignobject: ['svg_foreign_object', 'It holds a foreignObject.'],
  image: ['svg_data_uri', 'It holds a picture within the picture. Import that one by itself.'],
  style: ['svg_style', 'It holds a style sheet. Save it with presentation attributes instead.'],
  text: ['svg_text', 'It holds text. Turn the text into outlines first.'],
};

const MOST_ELEMENTS = 20_000;
const MOST_DEPTH = 60;
const MOST_PATH_CHARACTERS = 4_000_000;
/** The largest size and coordinate that a file may name. */
const LARGEST = 100_000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(attributes: Readonly<Record<string, string>>): Box {
  const viewBox = attributes['viewBox']
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = NaN, height = NaN] = viewBox ?? [
    0,
    0,
    Number.parseFloat(attributes['width'] ?? ''),
    Number.parseFloat(attributes['height'] ?? ''),
  ];
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0)
    throw new ImportRefusal(
      'svg_bad_value',
      'It does not say how large it is: width and height, or a viewBox.',
    );
  const sizes = [
    width,
    height,
    Number.parseFloat(attributes['width'] ?? '0'),
    Number.parseFloat(attributes['height'] ?? '0'),
  ];
  if (sizes.some((size) => size > LARGEST))
    throw new ImportRefusal('picture_too_large', `It is larger than ${LARGEST} units.`);
  return { x, y, width, height };
}

function printed(attributes: ReadonlyMap<string, string>): string {
  return [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
}

/** A picture written anew: nothing of the given text is kept but what is on the list. */
class Rewriter {
  readonly #parts: string[] = [];
  #depth = 0;
  #elements = 0;
  #pathCharacters = 0;
  /** Depth of the element whose contents are passed over; 0 for none. */
  #passedOver = 0;
  #box: Box | undefined;
  /** The namespace of the root; files by hand have none. */
  #uri = SVG;

  open({ local, uri, attributes }: SaxesTagNS): void {
    this.#depth++;
    this.#elements++;
    if (this.#depth > MOST_DEPTH || this.#elements > MOST_ELEMENTS)
      throw new ImportRefusal('svg_too_complex', 'It has too many elements, or too many within each other.');
    const refused = NAMED[local.toLowerCase()];
    if (refused) throw new ImportRefusal(...refused);
    if (this.#passedOver > 0) return;
    const given = Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value]));
    if (this.#depth === 1) this.#begin(local, uri, given);
    else if (uri !== this.#uri || WORDS.includes(local)) this.#passedOver = this.#depth;
    else this.#add(local, keptAttributes(given));
  }

  close({ local }: SaxesTagNS): void {
    if (this.#passedOver === 0 && (local === GROUP || this.#depth === 1)) this.#parts.push('</g>');
    if (this.#passedOver === this.#depth) this.#passedOver = 0;
    this.#depth--;
  }

  #begin(local: string, uri: string, given: Readonly<Record<string, string>>): void {
    if (local !== 'svg' || (uri !== SVG && uri !== ''))
      throw new ImportRefusal('unsupported_file', 'It is no SVG picture.');
    this.#uri = uri;
    this.#box = boxOf(given);
    this.#parts.push(`<g${printed(looksAmong(keptAttributes(given)))}>`);
  }

  #add(local: string, kept: ReadonlyMap<string, string>): void {
    if (!SHAPES.includes(local) && local !== GROUP)
      throw new ImportRefusal(
        'svg_unsupported',
        `The element ${local} is not read. Expand it into paths first.`,
      );
    this.#pathCharacters += (kept.get('d') ?? kept.get('points') ?? '').length;
    if (this.#pathCharacters > MOST_PATH_CHARACTERS)
      throw new ImportRefusal('svg_too_complex', 'Its paths are too long.');
    this.#parts.push(`<${local}${printed(kept)}${local === GROUP ? '' : '/'}>`);
  }

  /** The picture at a size, its longer side so many pixels. */
  text(side: number): string {
    if (this.#box === undefined) throw new ImportRefusal('svg_damaged', 'It is empty.');
    const { x, y, width, height } = this.#box;
    const scale = side / Math.max(width, height);
    const size = `width="${(width * scale).toFixed(2)}" height="${(height * scale).toFixed(2)}"`;
    return `<svg xmlns="${SVG}" ${size} viewBox="${x} ${y} ${width} ${height}">${this.#parts.join('')}</svg>`;
  }
}

/**
 * An SVG written anew from a list of shapes and attributes, its longer side so many pixels. Throws ImportRefusal for
 * what could run, reach outside, or grow (scripts, references, entities, foreign objects, files within the file), and
 * for what would not be drawn (text, style sheets, filters).
 */
export function sanitizeSvg(text: string, side: number): string {
  const parser = new SaxesParser({ xmlns: true });
  const rewriter = new Rewriter();
  parser.on('doctype', () => {
    throw new ImportRefusal('svg_doctype', 'It declares a document type, which could hold entities.');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw new ImportRefusal('svg_external', `It holds the instruction "${target.slice(0, 40)}".`);
  });
  parser.on('opentag', (tag) => rewriter.open(tag));
  parser.on('closetag', (tag) => rewriter.close(tag));
  parser.on('error', (error) => {
    throw new ImportRefusal('svg_damaged', `It is no well-formed SVG: ${error.message.slice(0, 120)}.`);
  });
  parser.write(text).close();
  return rewriter.text(side);
}
