import { escapeHtml } from '../page.ts';

/** What the sign-in page shows. */
export interface SignInForm {
  /** The provider stood in for, as people know it: Google. */
  readonly provider: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  /** What was wrong with the form as last sent. */
  readonly problem?: string;
}

/** The HTML of the sign-in form. */
export function signInForm(form: SignInForm): string {
  const provider = escapeHtml(form.provider);
  const problem = form.problem ? `<p class="problem" role="alert">${escapeHtml(form.problem)}</p>` : '';
  return `
<h1>Sign in</h1>
<p class="note">This is a local stand-in for ${provider}. It is not ${provider}: it asks for no password, and
nothing you type leaves this computer.</p>
${problem}
<form method="post" autocomplete="off">
<label>Email <input type="email" name="email" required maxlength="254" autofocus value="${escapeHtml(form.email)}"></label>
<label>Name <input type="text" name="name" maxlength="100" value="${escapeHtml(form.name)}"></label>
<label><input type="checkbox" name="verified" value="yes"${form.emailVerified ? ' checked' : ''}>Email is verified</label>
<div class="choices">
<button name="action" value="continue">Continue</button>
<button name="action" value="cancel" class="quiet" formnovalidate>Cancel</button>
</div>
</form>`;
}
