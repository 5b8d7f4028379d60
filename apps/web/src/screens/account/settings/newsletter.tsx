import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { askNewsletterConfirmation, newsletterQuery, setNewsletter } from '../../../api/calls/newsletter.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

interface Wishes {
  readonly newPages: boolean;
  readonly news: boolean;
}

/** What this device's person wants to hear of; on until switched off. */
const useWishes = create<Wishes>()(
  persist((): Wishes => ({ newPages: true, news: true }), { name: 'inkbloom.newsletter' }),
);

const SWITCHES = [
  { name: 'newPages', title: 'New pages', words: 'Once a month, a few of the newest pages.' },
  { name: 'news', title: 'News about the app', words: 'What changed and why, rarely.' },
] as const;

/** The two switches: kept on this device, and on the server for what is mailed to the confirmed address. */
export function NewsletterSetting() {
  const wishes = useWishes();
  const change = useChange();
  const choose = (next: Partial<Wishes>) => {
    useWishes.setState(next);
    change.run(() => setNewsletter(useWishes.getState()));
  };
  return (
    <Setting title="Newsletter" words="Mail goes to a confirmed address alone, and every one has a way off.">
      {SWITCHES.map(({ name, title, words }) => (
        <label
          htmlFor={`newsletter-${name}`}
          key={name}
          className="flex min-h-11 cursor-pointer items-center gap-4 border-t border-line py-3 first:border-t-0 first:pt-0"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-display font-medium">{title}</span>
            <span className="text-14 text-muted">{words}</span>
          </span>
          <input
            id={`newsletter-${name}`}
            type="checkbox"
            role="switch"
            aria-checked={wishes[name]}
            aria-label={title}
            checked={wishes[name]}
            onChange={(event) => choose({ [name]: event.currentTarget.checked })}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className="relative h-8 w-13.5 flex-none rounded-full inset-ring-2 inset-ring-edge transition-colors peer-checked:bg-accent peer-checked:inset-ring-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus after:absolute after:top-1.5 after:left-2 after:h-5 after:w-3.5 after:rounded-[50%] after:border-2 after:border-edge after:transition-transform peer-checked:after:translate-x-6 peer-checked:after:border-on-accent peer-checked:after:bg-on-accent"
          />
        </label>
      ))}
      <SettingTrouble title="The server was not told" error={change.error} />
      {(wishes.newPages || wishes.news) && <Confirmation wishes={wishes} />}
    </Setting>
  );
}

/** Asks for the confirmation without which nothing is mailed. */
function Confirmation({ wishes }: { readonly wishes: Wishes }) {
  const { data } = useQuery(newsletterQuery);
  const [isAsked, setAsked] = useState(false);
  const change = useChange();
  if (!data || data.isConfirmed) return null;
  const ask = async () => {
    await setNewsletter(wishes);
    await askNewsletterConfirmation();
    setAsked(true);
  };
  return (
    <div className="mt-3 grid gap-3">
      <Notice
        tone="info"
        title={isAsked ? 'Look in your mail' : 'Nothing is mailed yet'}
        action={
          isAsked || (
            <Button size="small" busy={change.isBusy} onClick={() => change.run(ask)}>
              Mail Me the Link
            </Button>
          )
        }
      >
        {isAsked ? 'Press the button in it, and mail comes.' : 'Confirm by a link that you want mail.'}
      </Notice>
      <SettingTrouble title="The mail was not sent" error={change.error} />
    </div>
  );
}
