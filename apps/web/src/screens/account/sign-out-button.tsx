import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Signs the person out and goes to the start; when the server cannot be reached they stay signed in and are told. */
export function SignOutButton() {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  async function leave() {
    setBusy(true);
    try {
      await signOut();
      await navigate('/');
    } catch {
      setBusy(false);
      showToast('You could not be signed out. Please check your connection and try again.');
    }
  }
  return (
    <Button size="small" busy={isBusy} onClick={() => void leave()}>
      {!isBusy && <LogOut aria-hidden className="size-4.5" />}
      Sign Out
    </Button>
  );
}
