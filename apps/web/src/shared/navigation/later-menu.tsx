import { Menu as MenuIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { QUIET } from '../../ui/use-after-paint.ts';
import { useLater } from '../../ui/use-later.ts';

interface LaterMenuProps {
  /** Imports the menu that fits what stands around it; always the same function. */
  readonly load: () => Promise<{ readonly Menu: ComponentType<{ readonly openAtFirst: boolean }> }>;
}

/** The menu, whose code comes after the first paint; pressed before that, it opens as soon as it is there. */
export function LaterMenu({ load }: LaterMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [module, askAgain] = useLater(load, QUIET);
  if (module) return <module.Menu openAtFirst={wanted} />;
  function onPress() {
    setWanted(true);
    askAgain();
  }
  return (
    <IconButton icon={MenuIcon} label="Menu" aria-expanded={false} onClick={onPress} className="-mr-2.5" />
  );
}
