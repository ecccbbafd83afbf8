import { downloadText } from '@/components/scope/download-text';
import { usePageGuard } from '@/components/scope/leave/use-page-guard';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Row, Stack } from '@/ui/page/columns';

interface BackupCodesProps extends DialogProps<never> {
  /** No store keeps them: they are gone with the dialog. */
  readonly codes: readonly string[];
}

/** Backup codes, which only the end of an enrolment sends (spec 1 §4). */
export function BackupCodesDialog({ close, codes }: BackupCodesProps) {
  usePageGuard(true);
  const text = codes.join('\n');
  return (
    <DialogFrame
      title="Backup codes"
      actions={
        <Button variant="primary" onClick={() => close()}>
          I have saved them
        </Button>
      }
    >
      <Stack gap="m">
        <p>
          Without your authenticator app, each of these signs you in once. They are shown this once
          and kept nowhere: save them before you close this.
        </p>
        <ul aria-label="Backup codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row>
          <CopyButton text={text} what="the backup codes" />
          <Button
            variant="quiet"
            size="s"
            icon="download"
            onClick={() => downloadText('backup-codes.txt', text, 'text/plain')}
          >
            Download
          </Button>
        </Row>
      </Stack>
    </DialogFrame>
  );
}
