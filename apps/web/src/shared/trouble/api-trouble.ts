import { RequestError } from '../../api/client/request-error.ts';

/** How browsers call code that did not come: Chromium, Firefox, Safari, and a style sheet of it. */
const CODE_DID_NOT_COME =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

function isMissingCode(error: unknown): boolean {
  return error instanceof Error && CODE_DID_NOT_COME.test(error.message);
}

/** Whether an error is one of the connection or the API rather than of the app itself. */
export function isApiTrouble(error: unknown): boolean {
  return error instanceof RequestError || isMissingCode(error);
}

/** What the error page says of an error. */
export function describeTrouble(error: unknown): { readonly heading: string; readonly message: string } {
  const heading = isApiTrouble(error) ? 'Connection Issue' : 'Something went wrong';
  if (isMissingCode(error)) return { heading, message: 'Network error - please check your connection' };
  const message = error instanceof Error && error.message ? error.message : 'An unexpected error occurred';
  return { heading, message };
}
