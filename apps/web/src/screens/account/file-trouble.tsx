import { Notice } from '../../ui/notice.tsx';

/** A phone shows the screen's top alone, and files come while nobody looks for words. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** Why a file of drawings was not taken in. */
export function FileTrouble({ words }: { readonly words: string }) {
  return (
    <div ref={bringIntoView} className="my-3">
      <Notice tone="error">{words}</Notice>
    </div>
  );
}
