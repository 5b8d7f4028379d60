/** A page of a list of so many made-up activities, each a copy of a real one under an id of its own. */
export function generatedPage(samples: readonly { readonly id: string }[], asked: URL, total: number) {
  const page = Number(asked.searchParams.get('page') ?? 1);
  const limit = Number(asked.searchParams.get('limit') ?? 50);
  const start = (page - 1) * limit;
  const pages = Math.ceil(total / limit);
  const data = Array.from({ length: Math.max(0, Math.min(limit, total - start)) }, (_, place) => ({
    ...samples[(start + place) % samples.length]!,
    id: `made-up-${start + place}`,
  }));
  return {
    success: true,
    data,
    pagination: { page, limit, total, pages, hasNext: page < pages, hasPrev: page > 1 },
  };
}
