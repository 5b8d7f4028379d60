import * as z from 'zod/mini';
import { success } from './answers.ts';
import { ProviderId } from './people.ts';

/** What the operator decided and the app needs to know before its first screen. */
export const Configuration = z.object({
  appName: z.string(),
  version: z.string(),
  links: z.object({ privacy: z.string(), terms: z.string(), about: z.string() }),
  /** Sign-in providers that are configured, in the order they are offered. */
  providers: z.array(ProviderId),
  /** Whether a sign-in link can be mailed, and whether people may sign in with a password. */
  magicLink: z.boolean(),
  passwordSignIn: z.boolean(),
  /** Whether subscriptions can be bought; where not, every page is open. */
  payments: z.boolean(),
  /** Where a small sum stands before purchases: everywhere, nowhere, or in the native shell alone. */
  parentCheck: z.enum(['everywhere', 'shell', 'nowhere']),
  /** Whether the native shell shows a way to buy. */
  storeUpgrade: z.boolean(),
});
export type Configuration = z.infer<typeof Configuration>;

export const getConfiguration = {
  method: 'GET',
  url: '/api/v1/configuration',
  answer: success(Configuration),
} as const;
