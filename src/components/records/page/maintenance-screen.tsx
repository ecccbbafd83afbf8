import { useState } from 'react';
import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { DocumentLink } from '@/ui/document-link';
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
        title="Down for maintenance"
        actions={<NextTry error={error} busy={busy} onRetry={() => void retry()} />}
      >
        <p>{joinMessages(error.messages)}</p>
        <p>Your work is safe. This closes when the API is back.</p>
        {status !== undefined && (
          <p>
            <DocumentLink href={status}>System Status</DocumentLink>
          </p>
        )}
      </DialogFrame>
    </Modal>
  );
}
