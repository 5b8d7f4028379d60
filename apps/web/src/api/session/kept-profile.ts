import { Profile } from '@inkbloom/contracts/people';

/** The last known profile, so that a signed-in person is greeted at once, and offline too. */
const KEY = 'inkbloom.profile';

/** The profile kept on this device, if there is one and it still has today's shape. */
export function readProfile(): Profile | undefined {
  const text = localStorage.getItem(KEY);
  if (!text) return undefined;
  const kept = Profile.safeParse(parse(text));
  return kept.success ? kept.data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keepProfile(profile: Profile): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(profile));
  } catch {
    // Without room the person is only greeted a moment later.
  }
}

export function forgetProfile(): void {
  localStorage.removeItem(KEY);
}
