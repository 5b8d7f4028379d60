import type { AdminPerson } from '@inkbloom/contracts/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminActs, adminPeopleQuery } from '../../api/calls/admin.ts';
import { relativeTime } from '../../ui/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useAddressSearch } from '../../ui/use-address-search.ts';
import { ActButton } from './act-button.tsx';
import { AdminRow } from './row.tsx';
import { AdminSection } from './section.tsx';

/** People, to help them or to let them go. */
export function AdminPeople() {
  const { text, setText, sent } = useAddressSearch();
  return (
    <AdminSection
      title={sent ? 'People found' : 'People'}
      asked={useQuery({ ...adminPeopleQuery(sent), placeholderData: keepPreviousData })}
      nothing="There is nobody like that."
      Row={PersonRow}
    >
      <SearchField
        label="Find somebody by name or address"
        value={text}
        onChange={setText}
        className="my-3 max-w-md"
      />
    </AdminSection>
  );
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

function PersonRow({ item: person }: { readonly item: AdminPerson }) {
  const { id, name, email, since, ways, sessions, drawings, deletedAt } = person;
  return (
    <AdminRow
      title={name || email}
      words={email}
      aside={
        <>
          {counted(drawings, 'drawing')}, {counted(sessions, 'session')}
          {ways.length > 0 && `, by ${ways.join(' and ')}`}
          <span className="block">
            {deletedAt ? (
              <b className="text-warn">Leaves on {deletedAt.slice(0, 10)}</b>
            ) : (
              `Since ${relativeTime(since).toLowerCase()}`
            )}
          </span>
        </>
      }
      actions={
        <>
          {sessions > 0 && (
            <ActButton
              words="Sign Out"
              about={email}
              act={() => adminActs.signOut(id)}
              done="Signed out everywhere"
            />
          )}
          <ActButton
            words="Delete"
            about={email}
            act={() => adminActs.deletePerson(id)}
            done="Deleted"
            question={`${email} and ${counted(drawings, 'drawing')} are deleted at once and for good.`}
          />
        </>
      }
    />
  );
}
