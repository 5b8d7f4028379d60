import type { AdminPage } from '@inkbloom/contracts/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminActs, adminPagesQuery } from '../../api/calls/admin.ts';
import { Difficulty } from '../../ui/difficulty.tsx';
import { nameFromSlug, relativeTime } from '../../ui/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useAddressSearch } from '../../ui/use-address-search.ts';
import { ActButton } from './act-button.tsx';
import { AdminRow } from './row.tsx';
import { AdminSection } from './section.tsx';

/** Every page, to publish it or take it out of the lists. */
export function AdminPages() {
  const { text, setText, sent } = useAddressSearch();
  return (
    <AdminSection
      title={sent ? 'Pages found' : 'The newest pages'}
      asked={useQuery({ ...adminPagesQuery(sent), placeholderData: keepPreviousData })}
      nothing="There is no such page."
      Row={PageRow}
    >
      <SearchField
        label="Find a page by its title"
        value={text}
        onChange={setText}
        className="my-3 max-w-md"
      />
    </AdminSection>
  );
}

function PageRow({ item: page }: { readonly item: AdminPage }) {
  const { id, title, category, difficulty, thumbnailUrl, createdAt, isShown } = page;
  const words = `${nameFromSlug(category)}, ${relativeTime(createdAt).toLowerCase()}${isShown ? '' : ', hidden'}`;
  return (
    <AdminRow
      picture={thumbnailUrl}
      title={
        <Link to={`/activity/${id}`} className="hover:underline">
          {title}
        </Link>
      }
      words={words}
      aside={<Difficulty level={difficulty} />}
      actions={
        isShown ? (
          <ActButton
            words="Unpublish"
            about={title}
            act={() => adminActs.hidePage(id)}
            done="Taken out of all lists. Who colored it keeps it."
          />
        ) : (
          <ActButton words="Publish" about={title} act={() => adminActs.showPage(id)} done="Published" />
        )
      }
    />
  );
}
