interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

/** What is typed into is no command. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Where a key leads among the pages of a stream: N to the next one, P to the previous one. */
export function neighborKey(press: KeyPress): 1 | -1 | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || isTyping(press.target)) return undefined;
  if (press.key === 'n' || press.key === 'N') return 1;
  return press.key === 'p' || press.key === 'P' ? -1 : undefined;
}
