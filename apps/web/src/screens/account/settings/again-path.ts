/** The path that asks for a fresh sign-in and comes back to the settings. */
export const SIGN_IN_AGAIN = `/auth?${new URLSearchParams({
  mode: 'signin',
  again: '1',
  returnUrl: '/account?tab=settings',
}).toString()}`;
