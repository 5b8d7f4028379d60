import { escapeHtml } from './page.ts';

/** One stand-in as the front page lists it. */
export interface Listed {
  readonly name: string;
  readonly address: string;
  readonly about: string;
}

/** The front page's content: what stands in for what, and where. */
export function indexPage(standIns: readonly Listed[]): string {
  const entries = standIns.map(
    ({ name, address, about }) =>
      `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(about)}<br><code>${escapeHtml(address)}</code></dd>`,
  );
  return `
<h1>Local sandbox</h1>
<p class="note">Stand-ins for the services the app talks to. For development and tests only: they run on this computer,
and nothing here leaves it.</p>
<dl>${entries.join('')}</dl>
<p>To see how the app copes with trouble, send <code>POST /faults</code> with <code>target</code>, <code>mode</code>
(down, slow or error), <code>ms</code> and <code>times</code>.</p>`;
}
