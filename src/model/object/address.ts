import type { ObjectRow } from './rows';
import { containerInAddress } from '@/model/orbit/ids';
import { decoded } from '@/model/orbit/values';
import type { ObjectView } from '@/model/paths';
import type { SearchField } from '@/model/search-text';

/** Target of an address below a container: an object, or without a name the list of objects. */
export interface ObjectAddress {
  readonly view: ObjectView;
  readonly container: string;
  readonly object: string | undefined;
}

const OBJECTS =
  /^\/accounts\/[^/]+\/(orbit|container_registry)\/container\/([^/]+)\/(objects|browse)(?:\/([^]*))?$/u;

/**
 * Reads the path as the browser has it. The router decodes `%2F` to a slash, so its parameters do
 * not distinguish `a%2Fb` from `a/b`. Undefined for other paths and for badly encoded names.
 */
export function objectAddress(pathname: string): ObjectAddress | undefined {
  const [, area, raw = '', which, rest = ''] = OBJECTS.exec(pathname) ?? [];
  const named = decoded(raw);
  if (which === undefined || named === undefined) return undefined;
  const container = containerInAddress(named);
  const listing = which === 'browse' ? 'browse' : 'objects';
  const view = area === 'orbit' ? listing : (`repository/${listing}` as const);
  // Every path ends in a slash; a slash of the name itself is encoded.
  const name = rest.endsWith('/') ? rest.slice(0, -1) : rest;
  if (name === '') return { view, container, object: undefined };
  const object = decoded(name);
  return object === undefined ? undefined : { view, container, object };
}

export const objectSearchFields = ({ basename }: ObjectRow): readonly SearchField[] => [
  ['name', basename],
];
