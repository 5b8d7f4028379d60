import { toggleFavorite, useFavorite } from '../../device/favorites/favorites.ts';
import { HeartToggle } from '../../ui/heart-toggle.tsx';

interface FavoriteProps {
  readonly id: string;
  readonly title: string;
  readonly className: string;
}

/** The heart of an activity. */
export function Favorite({ id, title, className }: FavoriteProps) {
  const isOn = useFavorite(id);
  return <HeartToggle on={isOn} onToggle={() => toggleFavorite(id)} name={title} className={className} />;
}
