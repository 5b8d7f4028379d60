import type * as z from 'zod/mini';

/** Tells whether a schema takes what is made of some values. */
export function taker<Given extends readonly unknown[]>(
  schema: z.ZodMiniType,
  make: (...given: Given) => unknown,
): (...given: Given) => boolean {
  return (...given) => schema.safeParse(make(...given)).success;
}
