import { containerInAddress } from '@/model/orbit/ids';
import { decoded } from '@/model/orbit/values';
import type { ObjectView } from '@/model/paths';

/** What an address below a container shows: an object, or where no name is, the list of them. */
export interface ObjectAddress {
  readonly view: ObjectView;
  readonly container: string;
  readonly object: string | undefined;
}

const OBJECTS =
  /^\/accounts\/[^/]+\/(orbit|container_registry)\/container\/([^/]+)\/(objects|browse)(?:\/([^]*))?$/u;

/**
 * Reads the path as the browser has it: the router takes `%2F` within a decoded segment for a slash, so its
 * parameters do not tell `a%2Fb` from `a/b`. Undefined where a name is badly encoded.
 */
export function objectAddress(pathname: string): ObjectAddress | undefined {
  const [, area, raw = '', which, rest = ''] = OBJECTS.exec(pathname) ?? [];
  const named = decoded(raw);
  if (which === undefined || named === undefined) return undefined;
  const container = containerInAddress(named);
  const listing = which === 'browse' ? 'browse' : 'objects';
  const view = area === 'orbit' ? listing : (`repository/${listing}` as const);
  // The slash that ends every path (spec 1 §2); one of the name's own is encoded.
  const name = rest.endsWith('/') ? rest.slice(0, -1) : rest;
  if (name === '') return { view, container, object: undefined };
  const object = decoded(name);
  return object === undefined ? undefined : { view, container, object };
}
