import type { Letter } from '../layout.ts';

/** The mail by which somebody confirms that they want the newsletter. */
export function newsletterConfirmationLetter(appName: string, url: string, days: number): Letter {
  return {
    subject: `Do you want mail from ${appName}?`,
    preview: 'One press, and it comes. Nothing is sent without it.',
    picture: 'letter',
    title: 'Do you want our mail?',
    blocks: [
      { kind: 'text', text: 'Press the button, and what you switched on in Settings comes to this address.' },
      { kind: 'button', label: 'Yes, Send It', url },
      {
        kind: 'small',
        text: `The link works for ${days} days. You did not ask for it? Then leave this mail alone: nothing is sent.`,
      },
    ],
    reason: 'This mail was sent because somebody asked for the newsletter with this address.',
  };
}
