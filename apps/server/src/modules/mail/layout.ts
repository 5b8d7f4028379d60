/** A drawing that may stand at the top of a mail. */
export type MailPicture = 'letter' | 'page' | 'inkwell';

/** One part of a mail, in the order in which it is read. */
export type Block =
  | { readonly kind: 'text' | 'small'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly lead: string; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] };

/** A mail as it is written; the layout makes HTML and text of it. */
export interface Letter {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly picture: MailPicture;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why this mail came. */
  readonly reason: string;
}

/** Who the mails come from. */
export interface MailSite {
  readonly appName: string;
  readonly publicUrl: string;
}

const DISPLAY = "Fredoka,'Trebuchet MS','Segoe UI',sans-serif";
const BODY = "'Nunito Sans','Segoe UI',Helvetica,Arial,sans-serif";
const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(max-width:619px){.w{width:100%!important}.px{padding-left:22px!important;padding-right:22px!important}.h1{font-size:28px!important}.cd{font-size:32px!important;letter-spacing:4px!important}.bt{display:block!important}}
@media(prefers-color-scheme:dark){.bg{background:#14121C!important}.pn{background:#1D1A28!important;border-color:#312C40!important}.tx{color:#F4F1FA!important}.mu{color:#B4ADC6!important}.hl{border-color:#312C40!important}.so{background:#2D2450!important}.lg{background:#FFFFFF!important;border-radius:10px!important}}
`;

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

function paragraph(text: string, look: 'text' | 'small'): string {
  const [name, size, color] =
    look === 'text' ? ['tx', '16px/25px', '#1E1B2E'] : ['mu', '14px/21px', '#5E5873'];
  return `<p class="${name}" style="margin:0 0 18px;font:400 ${size} ${BODY};color:${color}">${escapeHtml(text)}</p>`;
}

function button(label: string, url: string): string {
  return `${TABLE} style="margin:4px 0 22px"><tr><td bgcolor="#7C3AED" style="border-radius:14px"><a class="bt" href="${escapeHtml(url)}" style="display:inline-block;padding:17px 30px;font:600 18px/20px ${DISPLAY};color:#FFFFFF;text-decoration:none;border-radius:14px">${escapeHtml(label)}</a></td></tr></table>`;
}

function codeBox(lead: string, code: string): string {
  return `${TABLE} width="100%" style="margin:0 0 20px"><tr><td class="so" bgcolor="#EDE9FE" style="background:#EDE9FE;border-radius:14px;padding:18px 22px 16px"><p class="tx" style="margin:0 0 6px;font:400 16px/23px ${BODY};color:#1E1B2E">${escapeHtml(lead)}</p><p class="tx cd" style="margin:0;font:600 40px/48px ${DISPLAY};letter-spacing:6px;color:#1E1B2E;white-space:nowrap">${escapeHtml(code)}</p></td></tr></table>`;
}

function factRow([name, fact]: readonly [string, string]): string {
  const line = 'border-top:1px solid #E6DFD3;color:#1E1B2E';
  return `<tr><td class="tx hl" valign="top" width="132" style="padding:11px 14px 11px 0;${line};font:600 16px/23px ${DISPLAY}">${escapeHtml(name)}</td><td class="tx hl" valign="top" style="padding:11px 0;${line};font:400 16px/23px ${BODY}">${escapeHtml(fact)}</td></tr>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return paragraph(block.text, block.kind);
    case 'button':
      return button(block.label, block.url);
    case 'code':
      return codeBox(block.lead, block.code);
    case 'facts':
      return `${TABLE} width="100%" style="margin:0 0 20px">${block.rows.map(factRow).join('')}</table>`;
  }
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `${block.lead}\n${block.code}`;
    case 'facts':
      return block.rows.map(([name, fact]) => `${name}: ${fact}`).join('\n');
  }
}

function footer(letter: Letter, site: MailSite): string {
  return `${site.appName} on ${new URL(site.publicUrl).host}. ${letter.reason}`;
}

/** The mail for programs that show text alone. */
export function mailText(letter: Letter, site: MailSite): string {
  const parts = [letter.title, ...letter.blocks.map(blockText), `--\n${footer(letter, site)}`];
  return `${parts.join('\n\n')}\n`;
}

/** The mail as HTML: tables and inline styles, its pictures inside it, every fact in text as well. */
export function mailHtml(letter: Letter, site: MailSite): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(letter.subject)}</title><style>${STYLE}</style></head>
<body class="bg" style="margin:0;padding:0;background:#FAF6EF"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
${TABLE} class="bg" width="100%" bgcolor="#FAF6EF" style="background:#FAF6EF"><tr><td align="center" style="padding:26px 10px 36px">
${TABLE} class="w" width="600" style="width:600px;max-width:600px">
<tr><td style="padding:0 8px 18px">${TABLE}><tr><td class="lg" width="40" style="padding:2px"><img src="cid:logo" width="36" height="36" alt="" style="display:block;border:0"></td><td class="tx" style="padding-left:9px;font:600 24px/36px ${DISPLAY};letter-spacing:-.4px;color:#1E1B2E">${escapeHtml(site.appName)}</td></tr></table></td></tr>
<tr><td class="pn px" bgcolor="#FFFFFF" style="background:#FFFFFF;border:1px solid #E6DFD3;border-radius:22px;padding:36px 40px 20px"><img src="cid:${letter.picture}" width="104" height="104" alt="" style="display:block;border:0;margin:0 0 18px;border-radius:14px"><h1 class="tx h1" style="margin:0 0 12px;font:600 32px/38px ${DISPLAY};letter-spacing:-.3px;color:#1E1B2E">${escapeHtml(letter.title)}</h1>${letter.blocks.map(blockHtml).join('')}</td></tr>
<tr><td class="mu" style="padding:20px 8px 0;font:400 14px/21px ${BODY};color:#5E5873">${escapeHtml(footer(letter, site))}</td></tr></table></td></tr></table></body></html>`;
}
