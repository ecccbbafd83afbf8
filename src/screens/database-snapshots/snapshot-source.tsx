import { NONE, whenKnown } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/id-link';
import { kindOfId } from '@/model/ids';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';

export function SnapshotSource({ snapshot }: { readonly snapshot: DatabaseSnapshotRecord }) {
  return whenKnown(snapshot.source, (source) => {
    if (!source) return NONE;
    if (kindOfId(source) !== 'database_server') return <code>{source}</code>;
    return <IdLink kind="database_server" id={source} quiet />;
  });
}
