import { isNativeShell } from '../../../device/shell/native-shell.ts';

/** What became of a share: the sheet took it, the link was copied, the person changed their mind, or neither works. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** The abilities of a browser that sharing uses; any may be missing. */
export interface ShareWays {
  readonly share?: ((data: ShareData) => Promise<void>) | undefined;
  /** Whether the share sheet takes this. */
  readonly canShare?: ((data: ShareData) => boolean) | undefined;
  readonly copy?: ((text: string) => Promise<void>) | undefined;
}

/**
 * Opens the share sheet where there is one, with the picture where it takes files; else copies the link. Never throws.
 */
export async function shareLink(
  data: { title: string; url: string },
  ways: ShareWays,
  picture?: File,
): Promise<ShareOutcome> {
  const withPicture = picture && { ...data, files: [picture] };
  const offers = withPicture && ways.canShare?.(withPicture) ? [withPicture, data] : [data];
  for (const offer of ways.share ? offers : []) {
    const outcome = await ways.share?.(offer).then(() => 'shared' as const, dismissal);
    if (outcome) return outcome;
  }
  if (!ways.copy) return 'failed';
  return ways.copy(data.url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}

/** The words that tell the person what happened; a sheet that opened and closed speaks for itself. */
export function shareWords(outcome: ShareOutcome, url: string): string | undefined {
  if (outcome === 'copied') return 'Link copied';
  if (outcome === 'failed') return `The link could not be copied. Here it is: ${url}`;
  return undefined;
}

/** The system's own sheet, which takes anything. */
function shellWays(): ShareWays {
  return {
    share: async (data) => (await import('../../../device/shell/share-file.ts')).shareBySystem(data),
    canShare: () => true,
  };
}

/** The browser's own ways, as they stand now. */
export function browserWays(): ShareWays {
  if (isNativeShell()) return shellWays();
  const { share, canShare, clipboard } = navigator as Partial<Navigator>;
  return {
    share: share && ((data) => navigator.share(data)),
    canShare: canShare && ((data) => navigator.canShare(data)),
    copy: clipboard && ((text) => clipboard.writeText(text)),
  };
}

/** A closed sheet is an answer; any other refusal leaves the link to be copied. */
function dismissal(reason: unknown): 'dismissed' | undefined {
  return reason instanceof DOMException && reason.name === 'AbortError' ? 'dismissed' : undefined;
}
