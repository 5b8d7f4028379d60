import { LINK_MINUTES } from '@inkbloom/contracts/sign-in';
import type { Letter } from '../layout.ts';

/** 482913 as people read it: 482 913. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** The mail that signs somebody in. */
export function signInLetter(appName: string, url: string, code: string): Letter {
  return {
    subject: `${spaced(code)} is your ${appName} code`,
    preview: `Or use the link. Both work once, for ${LINK_MINUTES} minutes.`,
    picture: 'letter',
    title: 'Here is your way in',
    blocks: [
      { kind: 'text', text: 'Press the button on the device you want to color on.' },
      { kind: 'button', label: 'Sign In', url },
      { kind: 'code', lead: 'In the installed app, type these six digits:', code: spaced(code) },
      {
        kind: 'small',
        text: `Link and code work once, for ${LINK_MINUTES} minutes. You did not ask for them? Then leave this mail alone and nothing happens.`,
      },
    ],
    reason:
      'This mail was sent because somebody wanted to sign in with this address; it is not part of any list.',
  };
}
