import { useMatches } from 'react-router-dom';
import { idInAddress } from '@/model/orbit/ids';
import { hasVerbs } from '@/model/verbs';
import { isRouteHandle } from '@/components/records/page/route-handle';
import type { RecordPlace } from './rows';

/** The record of the page, or of the page above it, if there is anything to be done with it. */
export function usePageRecord(): RecordPlace | undefined {
  return useMatches()
    .flatMap(({ handle, params }) =>
      isRouteHandle(handle)
        ? [...(handle.above ?? []).map((page) => page.handle), handle].flatMap(({ record }) =>
            record === undefined
              ? []
              : [{ kind: record.kind, id: idInAddress(record.kind, record.param, params) }],
          )
        : [],
    )
    .findLast(({ kind }) => hasVerbs(kind));
}
