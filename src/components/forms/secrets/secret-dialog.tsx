import type { ReactNode } from 'react';
import { usePageGuard } from '@/components/scope/leave/use-page-guard';
import { Button } from '@/ui/button';
import { Copyable } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Stack } from '@/ui/page/columns';
import type { SecretPart } from './secrets';

interface SecretDialogProps extends DialogProps<never> {
  readonly title: string;
  readonly renewedBy: string;
  /** Kept in no store: they are gone when the dialog closes. */
  readonly parts: readonly SecretPart[];
  readonly more: ReactNode;
}

export function SecretDialog({ close, title, renewedBy, parts, more }: SecretDialogProps) {
  usePageGuard(true);
  return (
    <DialogFrame
      title={title}
      actions={
        <Button variant="primary" onClick={() => close()}>
          I have saved it
        </Button>
      }
    >
      <Stack gap="m">
        <p>
          It is shown this once and kept nowhere: save it before you close this. If it is lost, a
          new one can be made by {renewedBy}.
        </p>
        <DefinitionGrid>
          {parts.map(({ label, what, text }) => (
            <Definition key={label} label={label} wide>
              <Copyable text={text} what={what} />
            </Definition>
          ))}
        </DefinitionGrid>
        {more}
      </Stack>
    </DialogFrame>
  );
}
