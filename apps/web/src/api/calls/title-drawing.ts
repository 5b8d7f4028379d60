import {
  copyDrawing as copyContract,
  type Drawing,
  renameDrawing as renameContract,
} from '@inkbloom/contracts/drawings';
import { ask, queries } from '../client/connection.ts';

function listsChanged(): void {
  void queries.invalidateQueries({ queryKey: ['drawings'] });
}

/** Calls a kept drawing by another name; the lists of drawings are then asked for anew. */
export async function renameDrawing(id: string, title: string): Promise<Drawing> {
  const { data } = await ask(renameContract, { params: { id }, body: { title } });
  listsChanged();
  return data;
}

/** Makes a second drawing of a kept one, under an id of this device's choice. */
export async function copyDrawing(
  id: string,
  body: { readonly drawingId: string; readonly title: string },
): Promise<Drawing> {
  const { data } = await ask(copyContract, { params: { id }, body });
  listsChanged();
  return data;
}
