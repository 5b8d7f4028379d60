import { readHint } from '../../api/session/sign-in-hint.ts';
import { BarLinks } from '../../shared/navigation/bar-links.tsx';
import { Bar } from '../../shared/navigation/bar.tsx';
import { LaterMenu } from '../../shared/navigation/later-menu.tsx';
import { LoginLinks } from '../../shared/navigation/login-links.tsx';

const loadMenu = () => import('../../shared/navigation/menu-alone.tsx');

/** The landing page's bar: it asks nobody who the visitor is, and its menu comes later. */
export function LandingBar() {
  const end = (
    <>
      {readHint() === 'no' && <LoginLinks />}
      <LaterMenu load={loadMenu} />
    </>
  );
  return (
    <Bar bare end={end}>
      <BarLinks />
    </Bar>
  );
}
