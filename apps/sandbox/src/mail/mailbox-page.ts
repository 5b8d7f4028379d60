import { escapeHtml } from '../page.ts';
import type { Message } from './mailbox.ts';

/** Text with its addresses made links. */
function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<>"]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

function entry({ id, to, subject, text, at }: Message): string {
  return `
<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(at)} · <a href="/mail/messages/${id}">As it looks</a></p>
<pre>${linked(text)}</pre>
</article>`;
}

/** The mailbox's content, newest first. */
export function mailboxPage(messages: readonly Message[]): string {
  const mails = messages.length === 0 ? '<p>No mail yet.</p>' : messages.map(entry).join('');
  return `
<h1>Mailbox</h1>
<p class="note">Every mail that the app sends on this computer ends here. Nothing leaves it.</p>
${mails}`;
}
