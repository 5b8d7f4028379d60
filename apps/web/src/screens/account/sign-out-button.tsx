import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../api/session/sign-out.ts';
import { Button } from '../../ui/button.tsx';

/** Signs the person out and goes to the start, also when the server cannot be reached. */
export function SignOutButton() {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  async function leave() {
    setBusy(true);
    await signOut();
    await navigate('/');
  }
  return (
    <Button size="small" busy={isBusy} onClick={() => void leave()}>
      {!isBusy && <LogOut aria-hidden className="size-4.5" />}
      Sign Out
    </Button>
  );
}
