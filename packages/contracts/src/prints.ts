import * as z from 'zod/mini';

export const PaperSize = z.enum(['a4', 'letter']);
export type PaperSize = z.infer<typeof PaperSize>;

/** All pages of an activity for printing: a PDF with one page on each sheet, drawn in lines, crisp at any size. */
export const getPrint = {
  method: 'GET',
  url: '/api/v1/activities/:id/print.pdf',
  params: z.object({ id: z.string() }),
  querystring: z.strictObject({ paper: z._default(PaperSize, 'a4') }),
} as const;
