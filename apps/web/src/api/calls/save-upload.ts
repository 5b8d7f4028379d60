import type { SaveFields } from '@inkbloom/contracts/drawings';

/** A save on its way: what it tells, and its files. */
export interface SaveUpload {
  readonly fields: SaveFields;
  /** The finished picture, PNG at page size. */
  readonly picture: Blob;
  /** The whole stroke journal. */
  readonly journal?: Blob;
}

/** A save as the parts of a request. */
export function toForm({ fields, picture, journal }: SaveUpload): FormData {
  const form = new FormData();
  form.append('save', JSON.stringify(fields));
  form.append('picture', picture);
  if (journal) form.append('journal', journal);
  return form;
}
