/** What the studio is asked to open: a page of the activity, and a certain drawing of it where one is named. */
export interface StudioRequest {
  readonly pageIndex: number;
  readonly drawingId: string | undefined;
}

/** The page an address names, counted from 0 and within the activity's pages; the first where it names none. */
export function addressedPage(query: URLSearchParams, pages: number): number {
  const index = Number(query.get('page') ?? 0);
  return Number.isInteger(index) ? Math.max(0, Math.min(pages - 1, index)) : 0;
}

/** What `?color=1&page=n&drawing=ID` asks the studio for; null where the address opens no studio. */
export function studioRequest(query: URLSearchParams, pages: number): StudioRequest | null {
  if (query.get('color') !== '1' || pages === 0) return null;
  return { pageIndex: addressedPage(query, pages), drawingId: query.get('drawing') || undefined };
}

/** The query that opens the studio on a page, and on a certain drawing of it where one is named. */
export function studioQuery(pageIndex: number, drawingId?: string): string {
  const query = { color: '1', page: String(pageIndex), ...(drawingId && { drawing: drawingId }) };
  return `?${new URLSearchParams(query)}`;
}

/** The same query with the studio closed: the page stays, the rest as it was. */
export function closedQuery(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('color');
  rest.delete('drawing');
  return rest.size > 0 ? `?${rest}` : '';
}
