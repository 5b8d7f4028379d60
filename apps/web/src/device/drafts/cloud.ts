import { getDrawing } from '../../api/calls/get-drawing.ts';
import { listDrawings } from '../../api/calls/list-drawings.ts';
import type { Shelf } from './server-drawings.ts';

/** The signed-in person's drawings on the server. */
export const cloudShelf: Shelf = {
  list: async (activityId) => (await listDrawings({ activityId })).data,
  get: (drawingId) => getDrawing(drawingId),
};
