import * as z from 'zod/mini';

/** The address that a sign-in mail was asked for with, kept so that its link completes by itself on this device. */
const KEY = 'inkbloom.sign-in-email';
/** Milliseconds after which it is of no use any more. */
const KEPT_MS = 60 * 60_000;

const Kept = z.object({ email: z.string(), at: z.number() });

/** Keeps the address until a sign-in completes. */
export function keepEmail(email: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, at: Date.now() }));
  } catch {
    // Without room the link asks for the address.
  }
}

/** The address kept on this device, if a mail was asked for within the last hour. */
export function readEmail(): string | undefined {
  try {
    const { email, at } = Kept.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
    return Date.now() - at < KEPT_MS ? email : undefined;
  } catch {
    return undefined;
  }
}

export function forgetEmail(): void {
  localStorage.removeItem(KEY);
}
