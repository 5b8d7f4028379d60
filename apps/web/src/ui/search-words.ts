import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';

/**
 * The words that an address carries as `search`, as the server takes them: a control character, or half of a character,
 * is nothing that anybody searches for.
 */
export function searchWords(query: URLSearchParams): string {
  const typed = (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  return typed.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim();
}
