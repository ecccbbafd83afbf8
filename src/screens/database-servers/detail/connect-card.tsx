import { useState } from 'react';
import { connectionsOf } from '@/model/database-server/connect';
import type { Lookup } from '@/model/facts';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { isGone } from '@/model/status';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import styles from './connect-card.module.css';

const TITLE = 'Connect';

interface ConnectCardProps {
  readonly server: DatabaseServerRecord;
  readonly facts: Lookup;
}

export function ConnectCard({ server, facts }: ConnectCardProps) {
  const [chosen, setChosen] = useState<string>();
  const all = connectionsOf(server, facts);
  const shown = all.find(({ label }) => label === chosen) ?? all[0];
  const { status = '' } = server;
  if (status === 'creating') {
    return (
      <Card title={TITLE}>
        <p className="muted">How to connect is told once the server is there.</p>
      </Card>
    );
  }
  if (shown === undefined || isGone(status) || status === 'failed') return null;
  return (
    <Card
      title={TITLE}
      actions={
        <SegmentedControl
          label="Client"
          value={shown.label}
          options={all.map(({ label }) => ({ value: label, label }))}
          onChange={setChosen}
        />
      }
    >
      <Stack gap="s">
        <div className={styles.line}>
          <pre className={styles.text}>{shown.text}</pre>
          <CopyButton text={shown.text} what="how to connect" />
        </div>
        <p className="muted">
          Without the password, which the client asks for. Only what the access rules let in can
          connect.
        </p>
      </Stack>
    </Card>
  );
}
