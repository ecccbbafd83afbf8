import { entryOf } from '@/lib/values';
import { type Id, parseId } from '@/model/ids';
import { isStored, type Kind } from '@/model/kinds';

/** Returns a container's id. The name alone is not unique: other accounts may use it too. */
export function containerId(account: string, container: string): Id<'container'> {
  return `${account}/${container}` as Id<'container'>;
}

export function objectId(account: string, container: string, name: string): Id<'object'> {
  return `${account}/${container}/${name}` as Id<'object'>;
}

export interface Place {
  readonly account: string;
  readonly container: string;
  readonly object?: string;
}

/** Returns the container and object that an id names. Throws for an id of another kind. */
export function placeOf(id: string): Place {
  if (parseId('container', id) === undefined && parseId('object', id) === undefined) {
    throw new RangeError(`${id} is not kept in Orbit`);
  }
  const [account = '', container = '', ...names] = id.split('/');
  return names.length === 0
    ? { account, container }
    : { account, container, object: names.join('/') };
}

/**
 * Restores each `%2F` of a container's name in an address, which the router turns into a slash. No
 * container's name has a slash.
 */
export const containerInAddress = (text: string): string => text.replaceAll('/', '%2F');

/**
 * Returns the id that an address parameter names. Containers and objects have a name there, below
 * the account. Objects are also below the parameter `container`.
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
