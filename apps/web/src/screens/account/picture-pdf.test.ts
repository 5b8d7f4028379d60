import { expect, it } from 'vitest';
import { sheetPdf } from './picture-pdf.ts';

async function pdf(width: number, height: number, language = 'de-DE') {
  const jpeg = { bytes: new Uint8Array([0xff, 0xd8, 1, 2, 0xff, 0xd9]), width, height };
  const bytes = await sheetPdf(jpeg, 'Öwl (2)', language).bytes();
  return Buffer.from(bytes).toString('latin1');
}

it('ACC-4 a drawing as a PDF is one sheet, turned as the picture is, in the paper of the language', async () => {
  expect(await pdf(1536, 2048)).toContain('/MediaBox [0 0 595 842]');
  expect(await pdf(2048, 1536)).toContain('/MediaBox [0 0 842 595]');
  expect(await pdf(1536, 2048, 'en-US')).toContain('/MediaBox [0 0 612 792]');
  expect(await pdf(1536, 2048)).toContain('/Title <feff00d60077006c');
});

it('its table names the place of every object, and the picture is in it as it was', async () => {
  const text = await pdf(100, 100);
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const table = text.slice(Number(start));
  expect(table.startsWith('xref\n0 7\n')).toBe(true);
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(6);
  places.forEach((place, at) => expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`)));
  expect(text).toContain('/Length 6 >>\nstream\n\u00ff\u00d8\u0001\u0002\u00ff\u00d9\nendstream');
});
