import type { PaperSize } from '@inkbloom/contracts/prints';
import PdfDocument from 'pdfkit';
import drawSvg from 'svg-to-pdfkit';

/** Points of each paper, upright; 72 to the inch. */
const SHEETS: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};
/** Points that printers leave white at every edge. */
const MARGIN = 28;

/** One page to print. */
export interface PrintPage {
  /** Its own size in any unit. */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** What is printed. */
export interface PrintJob {
  readonly title: string;
  readonly paper: PaperSize;
  /** ISO 8601; the same job gives the same bytes. */
  readonly madeAt: string;
  readonly pages: readonly PrintPage[];
}

function addSheet(document: PDFKit.PDFDocument, paper: PaperSize, { width, height, svg }: PrintPage): void {
  const [short, long] = SHEETS[paper];
  const [across, down] = width > height ? [long, short] : [short, long];
  document.addPage({ size: [across, down], margin: 0 });
  // The typings mean the document's class where the document itself is meant.
  drawSvg(document, svg, MARGIN, MARGIN, {
    width: across - 2 * MARGIN,
    height: down - 2 * MARGIN,
    preserveAspectRatio: 'xMidYMid meet',
    assumePt: true,
  });
}

/** A PDF with one page on each sheet, as large as the paper allows, drawn in lines. Wide pages lie on their side. */
export async function makePdf({ title, paper, madeAt, pages }: PrintJob): Promise<Uint8Array> {
  const document = new PdfDocument({
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date(madeAt) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const page of pages) addSheet(document, paper, page);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
