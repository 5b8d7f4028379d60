import { getDrawing } from '../../api/calls/get-drawing.ts';
import { listDrawings } from '../../api/calls/list-drawings.ts';
import { saveDrawing } from '../../api/calls/save-drawing.ts';
import { getDrawingVersion, restoreDrawingVersion } from '../../api/calls/drawing-versions.ts';
import type { VersionSource } from './bring-back.ts';
import type { DrawingSource } from './kept-drawings.ts';
import { toUpload } from './save-packet.ts';
import type { SendSave } from './sender.ts';

/** The signed-in person's drawings on the server. */
export const serverSource: DrawingSource = {
  list: async (activityId) => (await listDrawings({ activityId })).data,
  get: (drawingId) => getDrawing(drawingId),
};

/** The versions of the signed-in person's drawings. */
export const versionSource: VersionSource = { get: getDrawingVersion, restore: restoreDrawingVersion };

/** Sends a save to the server. */
export const sendSave: SendSave = async (entry) => saveDrawing(await toUpload(entry));
