import { SHELL_ELEMENT } from '@inkbloom/contracts/shell-element';

/** What the native shell's page says of itself. */
export interface ShellFacts {
  /** The origin of the server it is for. */
  readonly server: string;
  readonly appId: string;
}

let known: ShellFacts | null | undefined;

/** What was written into the native shell's page; null in a page that a server wrote. */
export function shellFacts(): ShellFacts | null {
  if (known === undefined) {
    const text = globalThis.document?.querySelector(`#${SHELL_ELEMENT}`)?.textContent;
    known = text ? (JSON.parse(text) as ShellFacts) : null;
  }
  return known;
}

/** The origin of the server that this app belongs to: in a browser the one that it came from. */
export function ownServer(): string {
  return shellFacts()?.server ?? location.origin;
}
