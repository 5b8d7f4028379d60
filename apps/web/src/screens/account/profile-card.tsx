import type { Profile } from '@inkbloom/contracts/people';
import { Bookmark, FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from './avatar.tsx';
import { initialOf, memberSince, nameOf } from './person.ts';

const PLACES = [
  ['/shelf', 'My Shelf', Bookmark],
  ['/shelf?show=made', 'My pages', FilePlus2],
] as const;

/** Who is signed in, and where their pages are. */
export function ProfileCard({ profile }: { readonly profile: Profile }) {
  const since = memberSince(profile.memberSince);
  return (
    <section
      aria-label="Profile"
      className="grid min-w-0 content-start grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 desktop:grid-cols-1 desktop:gap-3"
    >
      <Avatar initial={initialOf(profile)} />
      <div className="min-w-0">
        <h1 className="text-28 [overflow-wrap:anywhere] desktop:text-36">{nameOf(profile)}</h1>
        <p className="mt-1.5 text-14 leading-5 [overflow-wrap:anywhere] text-muted desktop:mt-2.5">
          {profile.email}
          <br />
          {profile.emailVerified ? (
            <b className="text-ok">Verified</b>
          ) : (
            <b className="text-warn">Not verified</b>
          )}
          {since && <> · {since}</>}
        </p>
      </div>
      <nav
        aria-label="My places"
        className="col-span-full flex flex-wrap gap-x-5 font-display font-medium desktop:flex-col"
      >
        {PLACES.map(([to, words, Icon]) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center gap-2 rounded-small hover:text-accent-strong"
          >
            <Icon aria-hidden className="size-5" />
            {words}
          </Link>
        ))}
      </nav>
    </section>
  );
}
