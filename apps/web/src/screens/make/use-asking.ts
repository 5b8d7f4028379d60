import type { MadeWish } from '@inkbloom/contracts/made';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { askForPages } from '../../api/calls/made-pages.ts';
import { RequestError } from '../../api/client/request-error.ts';

/** What became of asking. */
export interface Asking {
  readonly ask: (wish: MadeWish) => void;
  readonly isBusy: boolean;
  /** Why it was refused, in words; undefined when it was not. */
  readonly refusal: Refusal | undefined;
  readonly forgetRefusal: () => void;
}

export interface Refusal {
  readonly code: string;
  readonly words: string;
  /** The word that is not drawn. */
  readonly word?: string | undefined;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof RequestError)) {
    return { code: 'device', words: 'This browser keeps nothing, so a page could not be found again.' };
  }
  const [, word] = /^“(.+)” is a word/.exec(error.message) ?? [];
  return { code: String(error.code ?? ''), words: error.message, word };
}

/** Asks for four drawings. Pressed again after a failure it sends the same request, which is drawn once. */
export function useAsking(): Asking {
  const [, setQuery] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const open = useRef<{ readonly wish: string; readonly id: string }>(undefined);

  async function send(wish: MadeWish): Promise<void> {
    const text = JSON.stringify(wish);
    if (open.current?.wish !== text) open.current = { wish: text, id: crypto.randomUUID() };
    const { id } = open.current;
    setBusy(true);
    setRefusal(undefined);
    try {
      await askForPages(id, wish);
      open.current = undefined;
      setQuery({ request: id }, { preventScrollReset: true });
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { ask: (wish) => void send(wish), isBusy, refusal, forgetRefusal: () => setRefusal(undefined) };
}
