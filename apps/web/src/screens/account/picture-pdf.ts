/** A sheet in points, 72 an inch. */
interface PaperSize {
  readonly width: number;
  readonly height: number;
}

const A4: PaperSize = { width: 595, height: 842 };
const LETTER: PaperSize = { width: 612, height: 792 };
const MARGIN_PT = 28;
const JPEG_QUALITY = 0.95;

/** The paper that people use where the browser's language is spoken. */
function paperFor(language: string): PaperSize {
  return /-(US|CA|MX|PH)$/i.test(language) ? LETTER : A4;
}

/** A picture as JPEG, which a PDF holds as it is. */
async function toJpeg(
  picture: Blob,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; width: number; height: number }> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  const { width, height } = bitmap;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to make the file with.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  canvas.width = 0;
  if (!jpeg) throw new Error('The browser could not write the picture.');
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}

/** A title as a PDF's text string: UTF-16 with its mark, in hexadecimal. */
function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

/** Joins objects, numbered from 1, to a PDF with its table of places. */
function pdfOf(objects: readonly (readonly BlobPart[])[], trailer: string): Blob {
  const parts: BlobPart[] = ['%PDF-1.4\n%\u00e2\u00e3\n'];
  const places: number[] = [];
  const size = () => new Blob(parts).size;
  objects.forEach((object, at) => {
    places.push(size());
    parts.push(`${at + 1} 0 obj\n`, ...object, '\nendobj\n');
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = size();
  const count = objects.length + 1;
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${table}`);
  parts.push(`trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** A JPEG in the middle of a sheet, as large as it fits, turned as the picture is. */
export function sheetPdf(
  jpeg: { readonly bytes: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number },
  title: string,
  language: string,
): Blob {
  const paper = paperFor(language);
  const isWide = jpeg.width > jpeg.height;
  const [width, height] = isWide ? [paper.height, paper.width] : [paper.width, paper.height];
  const scale = Math.min((width - 2 * MARGIN_PT) / jpeg.width, (height - 2 * MARGIN_PT) / jpeg.height);
  const [w, h] = [jpeg.width * scale, jpeg.height * scale];
  const place = [w, 0, 0, h, (width - w) / 2, (height - h) / 2].map((value) => value.toFixed(2)).join(' ');
  const content = `q ${place} cm /Picture Do Q`;
  const image = `/Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height}`;
  const coding = `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.bytes.length}`;
  return pdfOf(
    [
      ['<< /Type /Catalog /Pages 2 0 R >>'],
      ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R `,
        '/Resources << /XObject << /Picture 5 0 R >> >> >>',
      ],
      [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
      [`<< ${image} ${coding} >>\nstream\n`, jpeg.bytes, '\nendstream'],
      [`<< /Title ${pdfText(title)} >>`],
    ],
    '/Root 1 0 R /Info 6 0 R',
  );
}

/** A picture as a PDF of one sheet, to print or to give away. */
export async function picturePdf(picture: Blob, title: string): Promise<Blob> {
  return sheetPdf(await toJpeg(picture), title, navigator.language);
}
