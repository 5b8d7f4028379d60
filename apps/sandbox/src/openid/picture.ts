import { escapeHtml } from '../page.ts';
import type { Account } from './accounts.ts';

/** A round picture with the person's initial, as SVG. */
export function pictureOf(account: Account): string {
  const initial = escapeHtml(Array.from(account.name)[0]?.toUpperCase() ?? '?');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<circle cx="48" cy="48" r="48" fill="#2a56b8"/><text x="48" y="64" fill="#fff" font-size="44" ` +
    `font-family="sans-serif" text-anchor="middle">${initial}</text></svg>`
  );
}
