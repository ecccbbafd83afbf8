import * as v from 'valibot';
import { documentAddress } from '@/model/search/known-places';

export interface DocumentPage {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Limit of pages. More would take seconds to prepare. */
const MOST = 20_000;

const entry = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: v.pipe(v.string(), v.nonEmpty()),
  text: v.fallback(v.string(), ''),
});

/**
 * Reads the valid pages of a documentation's index, `[{"title", "url", "text"}]`. Pages outside the
 * documentation's places are dropped. Addresses may be relative to the first place.
 */
export function readDocuments(given: unknown, places: readonly string[]): readonly DocumentPage[] {
  if (!Array.isArray(given)) return [];
  const pages = new Map<string, DocumentPage>();
  for (const each of given.slice(0, MOST)) {
    const read = v.safeParse(entry, each);
    if (!read.success) continue;
    const { title, url, text } = read.output;
    const href = documentAddress(url, places);
    if (href !== undefined) pages.set(href, { title, text, href });
  }
  return [...pages.values()];
}
