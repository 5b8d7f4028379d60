import { useEffect, useRef, useState } from 'react';
import { keepAll, type KeepingProgress } from '../../device/kept/keep-stream.ts';
import { keptStore, readKept, untilAppIsKept, useKept } from '../../device/kept/kept-pages.ts';
import { askToLast } from '../../device/drafts/lasting.ts';
import { troubleWords } from './kept-words.ts';

/** What is going on with the keeping of some pages. */
export interface PageKeeping {
  /** Undefined at rest. */
  readonly progress: KeepingProgress | undefined;
  readonly trouble: string | undefined;
  readonly start: () => void;
  readonly pause: () => void;
}

/** Keeps pages on request. It goes on while other screens are shown of which this is a part; leaving pauses it. */
export function useKeeping(loadIds: (signal: AbortSignal) => Promise<readonly string[]>): PageKeeping {
  const [progress, setProgress] = useState<KeepingProgress>();
  const [trouble, setTrouble] = useState<string>();
  const work = useRef<AbortController>(null);
  useEffect(() => {
    void readKept();
    return () => work.current?.abort();
  }, []);

  async function run(signal: AbortSignal): Promise<void> {
    setTrouble(undefined);
    setProgress({ done: 0, total: 0, bytes: 0 });
    try {
      await askToLast().catch(() => undefined);
      await untilAppIsKept();
      await keepAll(keptStore(), await loadIds(signal), setProgress, signal);
    } catch (error) {
      if (signal.aborted) return;
      console.info('not all pages are kept', error);
      setTrouble(troubleWords(error));
    } finally {
      await readKept();
      if (!signal.aborted) setProgress(undefined);
    }
  }

  return {
    progress,
    trouble,
    start() {
      work.current = new AbortController();
      void run(work.current.signal);
    },
    pause() {
      work.current?.abort();
      setProgress(undefined);
    },
  };
}

/** The kept pages among those of a stream, or one of an id; their number and bytes. */
export function useKeptOf(isMeant: (activity: { id: string; category: string }) => boolean) {
  const { kept = [] } = useKept();
  const meant = kept.filter(({ activity }) => isMeant(activity));
  return { pages: meant.length, bytes: meant.reduce((sum, { bytes }) => sum + bytes, 0) };
}
