import type { RestoreInput } from '../../api/calls/drawing-versions.ts';
import { bringBack } from '../../device/drafts/bring-back.ts';
import { deviceDrafts } from '../../device/drafts/browser-device.ts';
import { sendSave, versionSource } from '../../device/drafts/server-source.ts';
import { EarlierVersions } from '../../studio/versions/earlier-versions.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { WallItem } from './wall.ts';

interface DrawingVersionsProps {
  readonly item: WallItem;
  /** The signed-in person. */
  readonly person: string;
  readonly onClose: () => void;
}

/** The earlier versions of a drawing in the account. */
export function DrawingVersions({ item, person, onClose }: DrawingVersionsProps) {
  const restore = async (choice: RestoreInput): Promise<void> => {
    const aside = await bringBack(deviceDrafts, { ...choice, person, send: sendSave }, versionSource);
    const strokes = 'The strokes that were not saved yet are kept as a drawing of their own.';
    showToast(`It is back. What you had is an earlier version now. ${aside === null ? '' : strokes}`.trim());
    onClose();
  };
  return <EarlierVersions drawingId={item.id} title={item.title} onRestore={restore} onClose={onClose} />;
}
