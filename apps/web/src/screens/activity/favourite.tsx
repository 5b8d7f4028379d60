import { toggleFavourite, useFavourite } from '../../favourites/favourites.ts';
import { HeartToggle } from '../../ui/heart-toggle.tsx';

interface FavouriteProps {
  readonly id: string;
  readonly title: string;
  readonly className: string;
}

/** The heart of an activity. */
export function Favourite({ id, title, className }: FavouriteProps) {
  const isOn = useFavourite(id);
  return <HeartToggle on={isOn} onToggle={() => toggleFavourite(id)} name={title} className={className} />;
}
