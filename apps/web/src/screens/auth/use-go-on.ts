import { useNavigate } from 'react-router';
import { returnTarget } from './return-target.ts';

/** Whether this is a window that was opened for the sign-in alone. */
function isOwnWindow(query: URLSearchParams): boolean {
  return query.has('popup');
}

/** Leads on after a sign-in: closes a window that was opened for it, else goes where the person wanted to. */
export function useGoOn(query: URLSearchParams): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (isOwnWindow(query)) window.close();
    // A browser that keeps the window open shows the page there.
    await navigate(returnTarget(query), { replace: true });
  };
}
