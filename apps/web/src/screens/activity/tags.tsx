import { hashtag } from '@inkbloom/contracts/hashtag';
import { Link } from 'react-router';

/** The tags of an activity; each finds what else carries it. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="-my-1 flex flex-wrap gap-x-3.5 text-14 font-semibold">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/gallery?search=${encodeURIComponent(tag)}`}
            className="block py-2 text-accent-strong hover:underline"
          >
            {hashtag(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
