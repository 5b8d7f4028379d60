import { LINK_MINUTES } from '@inkbloom/contracts/sign-in';
import type { Letter } from '../layout.ts';

const REASON =
  'This mail was sent because the address of an account is being changed; it is not part of any list.';

/** The mail to a new address, by which it becomes the account's. */
export function newAddressLetter(url: string): Letter {
  return {
    subject: 'Confirm your new address',
    preview: `The link works once, for ${LINK_MINUTES} minutes.`,
    picture: 'letter',
    title: 'Is this your new address?',
    blocks: [
      { kind: 'text', text: 'Press the button, and your account has this address from then on.' },
      { kind: 'button', label: 'Confirm Address', url },
      {
        kind: 'small',
        text: `The link works once, for ${LINK_MINUTES} minutes. You know of no account? Then leave this mail alone and nothing happens.`,
      },
    ],
    reason: REASON,
  };
}

/** The word to the old address that another one was asked for. */
export function addressAskedLetter(to: string, settingsUrl: string): Letter {
  return {
    subject: 'Your address is about to change',
    preview: 'Nothing changes until the new address is confirmed.',
    picture: 'inkwell',
    title: 'Your address is about to change',
    blocks: [
      {
        kind: 'text',
        text: `Somebody who is signed in to your account wants its address to be ${to}. It changes once that is confirmed.`,
      },
      { kind: 'small', text: 'It was not you? Sign out everywhere else in Settings, now.' },
      { kind: 'button', label: 'Open Settings', url: settingsUrl },
    ],
    reason: REASON,
  };
}

/** The word to both addresses that the account has the new one now. */
export function addressChangedLetter(to: string, settingsUrl: string): Letter {
  return {
    subject: 'Your address was changed',
    preview: `Your account has ${to} from now on.`,
    picture: 'inkwell',
    title: 'Your address was changed',
    blocks: [
      { kind: 'text', text: `Your account has ${to} from now on. Mail to sign in goes there.` },
      { kind: 'button', label: 'Open Settings', url: settingsUrl },
      { kind: 'small', text: 'It was not you? Answer whoever runs this site.' },
    ],
    reason: REASON,
  };
}
