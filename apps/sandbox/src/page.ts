import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f2f1ee; color: #23211d; }
  main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); margin: 1rem 0; padding: 2rem; background: #fff;
    border: 1px solid #d9d6cf; border-radius: 0.75rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
  p { margin: 0 0 1rem; }
  .note { padding: 0.625rem 0.875rem; background: #fdf3d7; border: 1px solid #e3c878; border-radius: 0.5rem; color: #4d3b06; }
  .problem { padding: 0.625rem 0.875rem; background: #fde8e4; border: 1px solid #dd9789; border-radius: 0.5rem; color: #7a2013; }
  label { display: block; margin: 0 0 1rem; font-weight: 600; }
  input:not([type='checkbox']) { box-sizing: border-box; display: block; width: 100%; margin-top: 0.25rem; padding: 0.625rem 0.75rem;
    font: inherit; color: inherit; background: transparent; border: 1px solid #8b867b; border-radius: 0.5rem; }
  input[type='checkbox'] { width: 1.125rem; height: 1.125rem; margin: 0 0.5rem 0 0; vertical-align: -0.1875rem; }
  .choices { display: flex; gap: 0.75rem; margin-top: 1.5rem; }
  button { flex: 1; min-height: 2.75rem; font: inherit; font-weight: 600; border-radius: 0.5rem; border: 1px solid #2a56b8;
    background: #2a56b8; color: #fff; cursor: pointer; }
  button.quiet { background: transparent; color: inherit; border-color: #8b867b; }
  :focus-visible { outline: 3px solid #f0a030; outline-offset: 2px; }
  h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
  .mode { padding: 0.375rem 0.75rem; background: #f5b93a; border-radius: 0.375rem; color: #2d2205; font-size: 0.875rem; }
  .sum { font-size: 2rem; font-weight: 650; font-variant-numeric: tabular-nums; }
  .hint { font-size: 0.875rem; opacity: 0.8; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; align-items: end; }
  .pair button { margin-bottom: 1rem; }
  table { width: 100%; border-collapse: collapse; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
  td { padding: 0.375rem 0; vertical-align: top; } td:last-child { text-align: right; white-space: nowrap; }
  tr.total td { border-top: 1px solid #d9d6cf; font-weight: 600; }
  dt { font-weight: 600; } dd { margin: 0 0 0.75rem; } code { overflow-wrap: anywhere; }
  a { color: inherit; }
  @media (prefers-color-scheme: dark) {
    body { background: #1c1b19; color: #eceae4; }
    main { background: #272522; border-color: #45423c; }
    .note { background: #3a3012; border-color: #7d6626; color: #f7e7b5; }
    .problem { background: #45201a; border-color: #96493c; color: #f9d3cb; }
  }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The headers of every page: no scripts, no frames, nothing from elsewhere. Browsers hold the redirects that follow a
 * form against `form-action`, so the origins a form leads to are named in `formTargets`.
 */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** A whole page around its content; `title` is text, `content` is HTML. */
export function pageHtml(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>`;
}

/** Answers a page with its headers. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  content: string,
  formTargets: readonly string[] = [],
): FastifyReply {
  return reply.headers(pageHeaders(formTargets)).type('text/html').send(pageHtml(title, content));
}
