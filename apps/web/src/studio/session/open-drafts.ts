import { deviceDrafts, passingDrafts, type Drafts } from '../../device/drafts/browser-device.ts';
import type { DrawingSource } from '../../device/drafts/kept-drawings.ts';
import { openDraft, type OpenRequest } from '../../device/drafts/open-draft.ts';
import type { OpenedDraft } from '../../device/drafts/store.ts';

/** The draft of a page with the store it is in. */
export interface OpenedPage {
  readonly drafts: Drafts;
  readonly opened: OpenedDraft;
  /** Whether it lasts only as long as the tab, because this browser refuses to keep anything. */
  readonly isPassing: boolean;
}

/** Opens the work in progress on a page; where the browser refuses to keep any, in memory. */
export async function openDrafts(request: OpenRequest, source: DrawingSource): Promise<OpenedPage> {
  try {
    const opened = await openDraft(deviceDrafts.store, request, source);
    return { drafts: deviceDrafts, opened, isPassing: false };
  } catch (error) {
    console.error('this browser cannot keep drawings', error);
    const drafts = passingDrafts();
    return { drafts, opened: await openDraft(drafts.store, request, source), isPassing: true };
  }
}
