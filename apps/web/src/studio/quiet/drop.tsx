import { useId } from 'react';

/** A drop on a 24 by 24 grid; it stands between these heights. */
const DROP = 'M12 3C12 3 5.5 9.6 5.5 14.5a6.5 6.5 0 0 0 13 0C18.5 9.6 12 3 12 3Z';
const TOP = 3;
const BOTTOM = 21;

/** A drop that fills with the time spent; `share` from 0 to 1. */
export function Drop({ share }: { readonly share: number }) {
  const id = useId();
  const level = BOTTOM - share * (BOTTOM - TOP);
  return (
    <svg className="drop" viewBox="0 0 24 24" aria-hidden="true">
      <clipPath id={id}>
        <rect x="0" y={level} width="24" height={24 - level} />
      </clipPath>
      <path className="water" d={DROP} clipPath={`url(#${id})`} />
      <path className="skin" d={DROP} />
    </svg>
  );
}
