import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { Setting } from './setting.tsx';

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

/** The two switches; they are kept on this device. */
export function Newsletter() {
  const wishes = useWishes();
  return (
    <Setting title="Newsletter" words="Kept on this device. Mail goes to a confirmed address alone.">
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
            onChange={(event) => useWishes.setState({ [name]: event.currentTarget.checked })}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className="relative h-8 w-13.5 flex-none rounded-full inset-ring-2 inset-ring-edge transition-colors peer-checked:bg-accent peer-checked:inset-ring-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus after:absolute after:top-1.5 after:left-2 after:h-5 after:w-3.5 after:rounded-[50%] after:border-2 after:border-edge after:transition-transform peer-checked:after:translate-x-6 peer-checked:after:border-on-accent peer-checked:after:bg-on-accent"
          />
        </label>
      ))}
    </Setting>
  );
}
