import { html, type Markup } from '../heads/heads.ts';
import type { PartOfService } from './parts-of-service.ts';

const STATES = { well: 'Well', late: 'Slow', away: 'Away' } as const;

/** What is said on top: of the worst part. */
function headline(parts: readonly PartOfService[]): string {
  if (parts.some(({ state }) => state === 'away')) return 'Something is not working';
  return parts.some(({ state }) => state === 'late') ? 'Something is slow' : 'All is well';
}

function row({ name, state, words }: PartOfService): Markup {
  return html`<div class="${state}">
    <dt>${name}</dt>
    <dd><b>${STATES[state]}</b> ${words}</dd>
  </div> `;
}

/** The page that says how each part is; it needs neither scripts nor the app. */
export function statusPage(appName: string, parts: readonly PartOfService[], now: Date): string {
  const at = now.toISOString();
  const time = `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Status · ${appName}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/status.css" />
      </head>
      <body>
        <main>
          <p><a href="/">${appName}</a></p>
          <h1>${headline(parts)}</h1>
          <dl>${parts.map(row)}</dl>
          <p class="note">
            Looked at <time datetime="${at}">${time}</time>. What you color is kept on your device first, and
            sent when the server has time again.
          </p>
        </main>
      </body>
    </html> `.text;
}

export const STATUS_STYLE = `
:root { color-scheme: light dark; --desk: #faf6ef; --panel: #fff; --ink: #1e1b2e; --muted: #5e5873; --line: #e6dfd3;
  --accent: #6d28d9; --well: #2f7a4f; --late: #b93c0b; --away: #d42020; }
@media (prefers-color-scheme: dark) { :root { --desk: #14121c; --panel: #1d1a28; --ink: #f4f1fa; --muted: #b4adc6;
  --line: #312c40; --accent: #c4b5fd; --well: #86d3a4; --late: #fdba74; --away: #f87171; } }
body { margin: 0; background: var(--desk); color: var(--ink); font: 1rem/1.5 'Nunito Sans', system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1.25rem; }
h1 { margin: 1.5rem 0; font: 600 clamp(1.75rem, 6vw, 2.25rem)/1.1 Fredoka, ui-rounded, system-ui, sans-serif; }
a { display: inline-block; padding: .6rem 0; color: var(--accent); font-weight: 700; text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 8px; }
dl { margin: 0; padding: .5rem 1.5rem; border-radius: 22px; background: var(--panel); }
dl div { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: .25rem 1rem; padding: 1rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { font-weight: 700; }
dd { margin: 0; color: var(--muted); }
.well b { color: var(--well); } .late b { color: var(--late); } .away b { color: var(--away); }
.note { margin-top: 1.5rem; color: var(--muted); font-size: .875rem; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; } }
`;
