import type { DrawingSave } from '@inkbloom/contracts/drawings';
import sharp from 'sharp';

/** A PNG of one color. */
export async function png(width = 60, height = 80, color = '#7c3aed'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer();
}

/** Bytes as a data URL. */
export function dataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** The documented payload of a save, with changes. */
export async function drawingSave(changes: Partial<DrawingSave> = {}): Promise<DrawingSave> {
  return {
    activityId: 'owl',
    userId: null,
    imageUrl: '/images/pages/owl.png',
    drawingData: dataUrl(await png()),
    startTime: '2026-03-01T10:00:00.000Z',
    endTime: '2026-03-01T10:20:00.000Z',
    metadata: {
      zoom: 1,
      brushStrokes: 12,
      totalDrawingTime: 1200,
      canvasSize: { width: 60, height: 80 },
      deviceInfo: 'a test',
    },
    ...changes,
  };
}
