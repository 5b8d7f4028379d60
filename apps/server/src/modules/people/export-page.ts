/** A drawing on the page of an export. */
export interface ShownDrawing {
  readonly title: string;
  readonly file: string;
  readonly coloredShare: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const STYLE =
  'body{margin:0 auto;max-width:1100px;padding:32px 20px;font:16px/1.5 system-ui,sans-serif;background:#faf6ef;color:#1e1b2e}' +
  'ul{list-style:none;padding:0;display:grid;gap:28px;grid-template-columns:repeat(auto-fill,minmax(240px,1fr))}' +
  'img{width:100%;background:#fff;border-radius:14px}' +
  '@media(prefers-color-scheme:dark){body{background:#14121c;color:#f4f1fa}}';

function item({ title, file, coloredShare, updatedAt }: ShownDrawing): string {
  const day = new Date(updatedAt).toISOString().slice(0, 10);
  const share = Math.floor(coloredShare * 100);
  const alt = escapeHtml(title);
  return `<li><img loading="lazy" src="${encodeURI(file)}" alt="${alt}"><br><b>${alt}</b><br>${share}% colored, ${day}</li>`;
}

/** A page that shows every drawing of an export without a network. */
export function exportPage(name: string, drawings: readonly ShownDrawing[]): string {
  const title = `The drawings of ${escapeHtml(name)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><ul>${drawings.map(item).join('')}</ul></body></html>`;
}
