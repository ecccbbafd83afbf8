import { isoOf } from '@/lib/dates';
import { fromHeader, instantOf, labelsIn, numberOf } from '@/model/orbit/values';
import { placeOf } from '@/model/orbit/ids';

const SECOND_MS = 1000;

/** Headers that the panel does not edit. Swift drops them unless new metadata include them. */
const KEPT = ['Content-Language', 'Expires', 'X-Robots-Tag', 'X-Object-Manifest'];

const keptOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    KEPT.filter((name) => headers.has(name)).map((name) => [
      name,
      fromHeader(headers.get(name) ?? ''),
    ]),
  );

/**
 * Null if none is set. Text that is no number of seconds, or past all dates, stays: the decoder
 * reports it.
 */
function untilOf(text: string | null): string | null {
  const seconds = numberOf(text);
  return seconds === undefined ? text : (isoOf(seconds * SECOND_MS) ?? text);
}

export function readObject(id: string, headers: Headers): object | undefined {
  const hash = headers.get('Etag');
  if (hash === null) return undefined;
  return {
    id,
    name: placeOf(id).object,
    content_type: headers.get('Content-Type') ?? '',
    bytes: numberOf(headers.get('Content-Length')),
    hash: hash.replaceAll('"', ''),
    last_modified: instantOf(headers.get('Last-Modified')),
    delete_at: untilOf(headers.get('X-Delete-At')),
    content_disposition: fromHeader(headers.get('Content-Disposition') ?? ''),
    content_encoding: headers.get('Content-Encoding') ?? '',
    cache_control: headers.get('Cache-Control') ?? '',
    slo_etag: headers.has('X-Static-Large-Object') ? hash : '',
    is_large: headers.has('X-Static-Large-Object') || headers.has('X-Object-Manifest'),
    labels: labelsIn(headers, 'x-object-meta-'),
    kept: keptOf(headers),
  };
}
