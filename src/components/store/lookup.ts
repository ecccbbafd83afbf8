import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Lookup } from '@/model/facts';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { ResourcesState, WithResources } from '@/store/resources/resources-state';

/** A lookup over one state of the store: the same `version` always finds the same records. */
export interface VersionedLookup extends Lookup {
  readonly version: object;
}

/** What is known in one state of the store. */
function lookupOf(resources: ResourcesState): VersionedLookup {
  return {
    version: resources.records,
    get: (kind, id) => selectRecord({ resources }, kind, id),
  };
}

/** Finds records of any kind; new whenever any record changes. */
export function useLookup(): VersionedLookup {
  const records = useSelector((state: WithResources) => state.resources.records);
  return useMemo(() => lookupOf({ records, meta: {}, lists: {} }), [records]);
}
