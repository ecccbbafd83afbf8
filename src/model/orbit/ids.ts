import { entryOf } from '@/lib/entry-of';
import { type Id, parseId } from '@/model/ids';
import { isStored, type Kind } from '@/model/kinds';

/** A container's id: its name alone is not one, since other accounts have containers of that name too. */
export function containerId(account: string, container: string): Id<'container'> {
  return `${account}/${container}` as Id<'container'>;
}

/** An object's id; its name keeps its slashes. */
export function objectId(account: string, container: string, name: string): Id<'object'> {
  return `${account}/${container}/${name}` as Id<'object'>;
}

/** Where something is kept. */
export interface Place {
  readonly account: string;
  readonly container: string;
  /** Absent for the container itself. */
  readonly object?: string;
}

/** Where what has this id is kept. Throws for an id of another kind. */
export function placeOf(id: string): Place {
  if (parseId('container', id) === undefined && parseId('object', id) === undefined) {
    throw new RangeError(`${id} is not kept in Orbit`);
  }
  const [account = '', container = '', ...names] = id.split('/');
  return names.length === 0
    ? { account, container }
    : { account, container, object: names.join('/') };
}

/** A container's name in an address: it has no slash, but the router makes one of a `%2F` that is the name's own. */
export const containerInAddress = (text: string): string => text.replaceAll('/', '%2F');

/**
 * The id that a parameter of an address names. What object storage keeps has a name there, below the
 * account and, if it is an object, below the parameter `container`.
 */
export function idInAddress(
  kind: Kind,
  param: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const text = entryOf(params, param) ?? '';
  if (!isStored(kind) || text === '') return text;
  const { account = '' } = params;
  if (kind === 'container') return `${account}/${containerInAddress(text)}`;
  return `${account}/${containerInAddress(params['container'] ?? '')}/${text}`;
}
