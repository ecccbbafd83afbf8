import { truncateName } from '@/lib/text';
import type { OrbitCall } from '@/model/call';
import { CONTAINER_HEADERS, settingsOf } from './headers';
import { NAME_TAKEN } from './name';
import { notEmpty } from './rules';
import { keyHeaders } from '@/model/orbit/calls';
import { containerId, placeOf } from '@/model/orbit/ids';
import type { TempUrlKeys } from '@/model/orbit/account';
import { metadataHeaders } from '@/model/orbit/values';
import type { ContainerRecord } from '@/model/records/storage';

/** New values by field; null clears one. */
export type ContainerChanges = {
  readonly [F in keyof typeof CONTAINER_HEADERS]?: string | number | null;
};

function changedHeaders(changes: ContainerChanges): Record<string, string> {
  const values = Object.entries(changes).map(
    ([field, value]) => [CONTAINER_HEADERS[field as keyof typeof changes], value] as const,
  );
  return metadataHeaders(values);
}

/** Status if a container to create already exists, even one that was created a moment ago. */
export const REFUSED_AS_KNOWN = 412;

export function createContainerCall(account: string, name: string): OrbitCall {
  return {
    kind: 'container',
    id: containerId(account, name),
    doneWhen: { name },
    storage: { method: 'PUT', container: name, onlyNew: true },
    failureWords: {
      words: `Error creating ${truncateName(name)}`,
      byStatus: { [REFUSED_AS_KNOWN]: NAME_TAKEN },
    },
  };
}

export function saveContainerCall(id: string, changes: ContainerChanges): OrbitCall {
  return saveHeadersCall(id, changedHeaders(changes));
}

/**
 * Changes settings from their values at sending, not from this window's copy: a header of several
 * rules is written whole. `change` returns a text if it is impossible.
 */
export function changeContainerCall(
  id: string,
  change: (there: ContainerRecord) => ContainerChanges | string,
): OrbitCall {
  const { container } = placeOf(id);
  return savedBy(id, {
    method: 'POST',
    container,
    change: (headers) => {
      const changes = change(settingsOf(id, headers));
      return typeof changes === 'string' ? changes : changedHeaders(changes);
    },
  });
}

export function saveHeadersCall(id: string, headers: Readonly<Record<string, string>>): OrbitCall {
  const { container } = placeOf(id);
  return savedBy(id, { method: 'POST', container, headers });
}

function savedBy(id: string, storage: OrbitCall['storage']): OrbitCall {
  const { container } = placeOf(id);
  const failureWords = { words: `Error updating ${truncateName(container)}` };
  return { kind: 'container', id, storage, failureWords };
}

export function deleteContainerCall(id: string): OrbitCall {
  const { container } = placeOf(id);
  return {
    kind: 'container',
    id,
    storage: { method: 'DELETE', container },
    failureWords: {
      words: `Error deleting ${truncateName(container)}`,
      byStatus: { 409: notEmpty(truncateName(container)) },
    },
  };
}

export function saveContainerKeysCall(id: string, keys: TempUrlKeys): OrbitCall {
  const { temp_url_key: first, temp_url_key_2: second } = CONTAINER_HEADERS;
  return saveHeadersCall(id, keyHeaders([first, second], keys));
}
