import { describe, expect, it } from 'vitest';
import { ImportRefusal } from './refusal.ts';
import { sanitizeSvg } from './svg-sanitizer.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const page = (body: string, attributes = 'viewBox="0 0 10 10"') => `<svg ${NS} ${attributes}>${body}</svg>`;

const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${page('&b;')}`;
const DEEP = `${'<g>'.repeat(100)}${'</g>'.repeat(100)}`;

/** What is refused, and the word for it. */
const REFUSED: readonly (readonly [name: string, svg: string, code: string])[] = [
  ['a script', page('<script>alert(1)</script>'), 'svg_script'],
  ['a script in what is passed over', page('<defs><script/></defs>'), 'svg_script'],
  ['a handler', page('<path d="M0 0" onload="alert(1)"/>'), 'svg_script'],
  ['a handler at the root', page('', 'viewBox="0 0 1 1" onload="alert(1)"'), 'svg_script'],
  ['a script in an address', page('<path d="M0 0" fill="javascript:alert(1)"/>'), 'svg_script'],
  ['an entity bomb', LAUGHS, 'svg_doctype'],
  [
    'an entity that reads a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${page('&x;')}`,
    'svg_doctype',
  ],
  ['an entity of nobody', page('&x;'), 'svg_damaged'],
  [
    'a style sheet from elsewhere',
    `<?xml-stylesheet href="https://example.org/a.css"?>${page('')}`,
    'svg_external',
  ],
  ['a reference outside', page('<path d="M0 0" fill="url(https://example.org/a)"/>'), 'svg_external'],
  ['a reference in a style', page('<path d="M0 0" style="fill:url(//example.org/a)"/>'), 'svg_external'],
  [
    'a reference by an escape',
    page(String.raw`<path d="M0 0" style="fill:u\rl(http://example.org)"/>`),
    'svg_external',
  ],
  ['a link', page('<use xlink:href="https://example.org/a.svg#x"/>'), 'svg_external'],
  ['a reference within', page('<use xlink:href="#x"/>'), 'svg_unsupported'],
  ['a gradient', page('<path d="M0 0" fill="url(#a)"/>'), 'svg_unsupported'],
  ['a filter', page('<filter id="a"/>'), 'svg_unsupported'],
  ['a file within', page('<path d="M0 0" fill="url(data:image/svg+xml;base64,AAAA)"/>'), 'svg_data_uri'],
  ['a picture within', page('<image href="data:image/png;base64,AAAA"/>'), 'svg_data_uri'],
  ['a foreign object', page('<foreignObject><body/></foreignObject>'), 'svg_foreign_object'],
  ['a style sheet', page('<style>path{fill:red}</style>'), 'svg_style'],
  ['text', page('<text>Owl</text>'), 'svg_text'],
  ['a giant', page('', 'width="9999999" height="9999999"'), 'picture_too_large'],
  ['no size', page('', ''), 'svg_bad_value'],
  ['a size of nothing', page('', 'viewBox="0 0 0 10"'), 'svg_bad_value'],
  ['a path that is none', page('<path d="M0 0 &quot;/>"/>'), 'svg_bad_value'],
  ['depth', page(DEEP), 'svg_too_complex'],
  ['masses', page('<g/>'.repeat(20_001)), 'svg_too_complex'],
  ['a path without end', page(`<path d="${'M0 0'.repeat(1_000_001)}"/>`), 'svg_too_complex'],
  ['half a file', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'svg_bad_value'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'unsupported_file'],
];

function codeOf(svg: string): string {
  try {
    return sanitizeSvg(svg, 100);
  } catch (error) {
    return error instanceof ImportRefusal ? error.code : String(error);
  }
}

describe('MAKE-2 an SVG from outside', () => {
  it.each(REFUSED)('is refused for %s', (_name, svg, code) => {
    expect(codeOf(svg)).toBe(code);
  });

  it('is written anew from its shapes', () => {
    const drawn = page(
      '<title>Owl</title><metadata><rdf xmlns="urn:rdf" resource="http://example.org/a"/></metadata>' +
        '<g transform="translate(1 2)" id="a"><path d="M0 0l5 5" style="fill:none;stroke:#000;-x:y" data-a="b"/></g>' +
        '<circle cx="5" cy="5" r="2" stroke="red" stroke-dasharray="1"/>',
      'viewBox="0 0 10 20" fill="none" stroke="black"',
    );
    expect(sanitizeSvg(drawn, 200)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100.00" height="200.00" viewBox="0 0 10 20">' +
        '<g fill="none" stroke="black"><g transform="translate(1 2)">' +
        '<path fill="none" stroke="#000" d="M0 0l5 5"/></g><circle cx="5" cy="5" r="2" stroke="red"/></g></svg>',
    );
  });

  it('may be written by hand, without a namespace', () => {
    expect(sanitizeSvg('<svg width="10" height="10"><rect width="5" height="5"/></svg>', 10)).toContain(
      '<rect ',
    );
  });
});
