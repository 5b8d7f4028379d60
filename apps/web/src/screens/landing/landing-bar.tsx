import { readHint } from '../../api/sign-in-hint.ts';
import { BarLinks } from '../../navigation/bar-links.tsx';
import { Bar } from '../../navigation/bar.tsx';
import { LaterMenu } from '../../navigation/later-menu.tsx';
import { LoginLinks } from '../../navigation/login-links.tsx';

const loadMenu = () => import('../../navigation/menu-alone.tsx');

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
