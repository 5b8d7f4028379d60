import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useLater } from '../ui/use-later.ts';

const load = () => import('./menu-alone.tsx');

/** The menu, whose code comes after the first paint; pressed before that, it opens as soon as it is there. */
export function LaterMenu() {
  const [wanted, setWanted] = useState(false);
  const [module, askAgain] = useLater(load);
  if (module) return <module.MenuAlone openAtFirst={wanted} />;
  function onPress() {
    setWanted(true);
    askAgain();
  }
  return (
    <IconButton icon={MenuIcon} label="Menu" aria-expanded={false} onClick={onPress} className="-mr-2.5" />
  );
}
