import { useLocation } from 'react-router';

/** The sign-in screen's address that comes back to where the person is now, from the landing page to the gallery. */
export function useSignInPath(mode: 'signin' | 'signup'): string {
  const { pathname, search } = useLocation();
  const here = ['/', '/auth'].includes(pathname) ? '/gallery' : pathname + search;
  return `/auth?${new URLSearchParams({ mode, returnUrl: here })}`;
}
