import type { ProposedPage } from '@inkbloom/contracts/admin';
import { originWords } from '@inkbloom/contracts/origin-words';
import { useQuery } from '@tanstack/react-query';
import { adminActs, proposedPagesQuery } from '../../api/calls/admin.ts';
import { Difficulty } from '../../ui/difficulty.tsx';
import { nameFromSlug } from '../../ui/format.ts';
import { ActButton } from './act-button.tsx';
import { AdminRow } from './row.tsx';
import { AdminSection } from './section.tsx';

const OPINIONS = { approved: 'goes out', rejected: 'declined' } as const;

/** What there is to know of a page in a line: its stream, where it comes from, and what becomes of it. */
function wordsOf({ category, day, origin, opinion }: ProposedPage): string {
  const words = [
    nameFromSlug(category),
    origin && originWords(origin, ''),
    day && `for ${day}`,
    opinion && OPINIONS[opinion],
  ];
  return words.filter(Boolean).join(', ');
}

interface ProposalsProps {
  readonly most?: number;
  /** Whether pages that were looked at are left out. */
  readonly onlyOpen?: boolean;
}

/** The pages that could go out: those of the next days, and those from outside. */
export function Proposals({ most, onlyOpen = false }: ProposalsProps) {
  const { data, error } = useQuery(proposedPagesQuery);
  const pages = onlyOpen ? data?.filter(({ opinion }) => opinion === null) : data;
  return (
    <AdminSection
      title="New pages"
      asked={{ data: pages, error }}
      nothing="No new page waits for an opinion."
      part="review"
      {...(most !== undefined && { most })}
      Row={ProposalRow}
    />
  );
}

function ProposalRow({ item: page }: { readonly item: ProposedPage }) {
  const { id, title, difficulty, pictureUrl, day, opinion } = page;
  return (
    <AdminRow
      picture={pictureUrl}
      title={title}
      words={wordsOf(page)}
      aside={<Difficulty level={difficulty} />}
      actions={
        <>
          {opinion !== 'approved' && (
            <ActButton
              words="Publish"
              about={title}
              act={() => adminActs.approve(id)}
              done={day === null ? 'Published' : `It goes out on ${day}`}
            />
          )}
          {opinion !== 'rejected' && (
            <ActButton words="Decline" about={title} act={() => adminActs.decline(id)} done="Declined" />
          )}
        </>
      }
    />
  );
}
