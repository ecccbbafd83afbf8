import { costPart } from '@/components/record-page/cost-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { knownSize } from '@/model/database-snapshot/finished';
import { canEdit } from '@/model/database-snapshot/rules';
import {
  DATABASE_SNAPSHOT_VERBS,
  databaseSnapshotPrimaryActions,
} from '@/model/database-snapshot/verbs';
import { snapshotPrice } from '@/model/pricing/prices';
import { SnapshotFacts, SnapshotFactsSkeleton } from './detail/snapshot-facts';
import { DATABASE_SNAPSHOT_SETTINGS } from './settings';

type DetailProps = ScreenProps<{ database_snapshot: 'database_snapshot' }>;

const COST = 'Snapshot';

const PAGE: PageData<'database_snapshot'> = {
  kind: 'database_snapshot',
  noun: 'snapshot',
  verbs: DATABASE_SNAPSHOT_VERBS,
  primaryActions: databaseSnapshotPrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failed: {
        tone: 'error',
        title: 'This snapshot has failed',
        text: 'It could not be made, and no server can be made from it. Delete it and take another.',
      },
    },
    creating: 'Servers can be made from it once it is available.',
    locked: 'It cannot be deleted until it is unlocked. Editing it is still possible.',
  },
  strip: {
    show: (snapshot, { now }) => <SnapshotFacts snapshot={snapshot} now={now} />,
    outline: <SnapshotFactsSkeleton />,
  },
  main: [settingsPart('database_snapshot', DATABASE_SNAPSHOT_SETTINGS)],
  side: [
    costPart<'database_snapshot'>([COST], (prices, snapshot) => {
      const size = knownSize(snapshot);
      return [{ label: COST, price: size === undefined ? 'unread' : snapshotPrice(prices, size) }];
    }),
  ],
};

export default function DatabaseSnapshotDetail({ database_snapshot: id }: DetailProps) {
  return <RecordPage page={PAGE} id={id} />;
}
