import { useState } from 'react';
import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { DocumentLink } from '@/ui/document-link';
import { words } from '../words';
import { NextTry } from './next-try';

interface MaintenanceScreenProps {
  readonly error: ApiErrorFacts;
  readonly status: string | undefined;
  readonly onRetry: () => Promise<void>;
}

export function MaintenanceScreen({ error, status, onRetry }: MaintenanceScreenProps) {
  const [busy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    await onRetry();
    setBusy(false);
  }
  return (
    <Modal size="s" dismissable={false} onClose={() => undefined}>
      <DialogFrame
        title={words.maintenance.title}
        actions={<NextTry error={error} busy={busy} onRetry={() => void retry()} />}
      >
        <p>{joinMessages(error.messages)}</p>
        <p>{words.maintenance.text}</p>
        {status !== undefined && (
          <p>
            <DocumentLink href={status}>{words.failure.status}</DocumentLink>
          </p>
        )}
      </DialogFrame>
    </Modal>
  );
}
