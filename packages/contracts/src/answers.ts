import * as z from 'zod/mini';
import { MAX_PAGE, MAX_PAGE_SIZE } from './limits.ts';

/** The body of a successful call that answers one thing. */
export function success<T extends z.core.$ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** Where a list stands: page numbers start at 1. */
export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  pages: z.int(),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

/** The body of a successful call that answers a page of a list. */
export function successPage<T extends z.core.$ZodType>(item: T) {
  return z.object({ success: z.literal(true), data: z.array(item), pagination: Pagination });
}

/** A whole number in a path, from 1. */
export function pathNumber() {
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    z.transform((text: string) => Number(text)),
  );
}

/** A whole number in a query string, from `low` to `high`, with a default. */
export function queryNumber(low: number, high: number, fallback: number) {
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.int().check(z.gte(low), z.lte(high)),
      ),
    ),
    fallback,
  );
}

/** The page and limit parameters of every list. */
export function pageQuery(limit: number) {
  return { page: queryNumber(1, MAX_PAGE, 1), limit: queryNumber(1, MAX_PAGE_SIZE, limit) };
}

/** Text a person typed: trimmed, without control characters, at most `max` characters. */
export function plainText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
}
