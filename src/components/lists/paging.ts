/** One page of a list. */
export interface Page<R> {
  readonly rows: readonly R[];
  /** From 1; at least one page, even an empty one. */
  readonly page: number;
  readonly pages: number;
}

/** Cuts out a page; one past the end becomes the last, since lists shrink under one's hands. */
export function cutPage<R>(rows: readonly R[], page: number, size: number): Page<R> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages };
}
