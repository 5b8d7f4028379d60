import { LINK_MINUTES } from '@inkbloom/contracts/sign-in';
import type { Letter } from '../layout.ts';
import { spaced } from './sign-in.ts';

const REASON =
  'This mail was sent because somebody used this address to sign up or to set a password; it is not part of any list.';

/** The mail whose code completes an account with a password. */
export function signUpLetter(appName: string, code: string): Letter {
  return {
    subject: `${spaced(code)} is your ${appName} code`,
    preview: `It works once, for ${LINK_MINUTES} minutes.`,
    picture: 'letter',
    title: 'One more step',
    blocks: [
      { kind: 'code', lead: 'Type these six digits where you chose your password:', code: spaced(code) },
      {
        kind: 'small',
        text: `They work once, for ${LINK_MINUTES} minutes. You did not sign up? Then tell them to nobody, and nothing happens.`,
      },
    ],
    reason: REASON,
  };
}

/** The mail to somebody who signed up with an address that has an account already. */
export function knownAddressLetter(appName: string, url: string): Letter {
  return {
    subject: `You have an ${appName} account already`,
    preview: 'Sign in the way you did before.',
    picture: 'letter',
    title: 'You have an account already',
    blocks: [
      { kind: 'text', text: 'Somebody wanted to sign up with this address. Sign in the way you did before.' },
      { kind: 'button', label: 'Sign In', url },
      { kind: 'small', text: 'It was not you? Then leave this mail alone: nothing was changed.' },
    ],
    reason: REASON,
  };
}

/** The mail with the link to a new password. */
export function resetLetter(url: string): Letter {
  return {
    subject: 'Set a new password',
    preview: `The link works once, for ${LINK_MINUTES} minutes.`,
    picture: 'letter',
    title: 'Set a new password',
    blocks: [
      { kind: 'button', label: 'Choose a Password', url },
      {
        kind: 'small',
        text: `The link works once, for ${LINK_MINUTES} minutes. You did not ask for it? Then leave this mail alone: your password stays as it is.`,
      },
    ],
    reason: REASON,
  };
}

/** The word that a password was set or changed. */
export function passwordChangedLetter(url: string): Letter {
  return {
    subject: 'Your password was changed',
    preview: 'You were signed out everywhere else.',
    picture: 'inkwell',
    title: 'Your password was changed',
    blocks: [
      {
        kind: 'text',
        text: 'From now on your new password signs you in. You were signed out everywhere else.',
      },
      {
        kind: 'small',
        text: 'It was not you? Set a new password at once, and look in Settings who is signed in.',
      },
      { kind: 'button', label: 'Open Settings', url },
    ],
    reason: REASON,
  };
}
