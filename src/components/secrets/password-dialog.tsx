import { Button } from '@/ui/button';
import { Copyable } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Stack } from '@/ui/page/columns';

interface PasswordDialogProps extends DialogProps<never> {
  /** Whose it is: 'main'. */
  readonly about: string;
  readonly user: string | undefined;
  /** No store keeps it: it is gone with the dialog. */
  readonly password: string;
}

/** A password that only one answer tells, to be copied before it is gone. */
export function PasswordDialog({ close, about, user, password }: PasswordDialogProps) {
  return (
    <DialogFrame
      title={`Admin password of ${about}`}
      actions={
        <Button variant="primary" onClick={() => close()}>
          I have saved it
        </Button>
      }
    >
      <Stack gap="m">
        <p>
          It is shown this once and kept nowhere: save it before you close this. If it is lost, a
          new one can be made by Reset password.
        </p>
        <DefinitionGrid>
          {user !== undefined && (
            <Definition label="User" wide>
              <Copyable text={user} what="the user" />
            </Definition>
          )}
          <Definition label="Password" wide>
            <Copyable text={password} what="the password" />
          </Definition>
        </DefinitionGrid>
      </Stack>
    </DialogFrame>
  );
}
