import type { Kind } from '@/model/kinds';
import { titleOf } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

export function selectRecordName(state: WithResources, kind: Kind, id: string): string | undefined {
  const record = selectRecord(state, kind, id);
  const title = record && titleOf(record);
  return title === id ? undefined : title;
}
