import { type ReactNode, useEffect, useRef } from 'react';
import { useAccount } from '@/components/account/account-context';
import { useRouteGuard } from '@/components/leave/route-guard';
import { paths } from '@/model/paths';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal, type ModalProps } from '@/ui/dialogs/modal';
import { Stack } from '@/ui/page/columns';
import { useNewServer } from '../new-server-context';

interface PartDialogProps {
  readonly title: string;
  readonly size?: ModalProps['size'];
  /** Returns false when the choice is invalid. */
  readonly onSave: () => boolean;
  readonly children: ReactNode;
}

/** Edits a part of the form, without a call. */
export function PartDialog({ title, size = 'm', onSave, children }: PartDialogProps) {
  const account = useAccount();
  const { partPath } = useNewServer();
  const { returnTo } = useRouteGuard();
  const close = () => returnTo(partPath(paths.serverAdd(account)));
  return (
    <Modal size={size} onClose={close}>
      <DialogFrame
        title={title}
        onClose={close}
        onSubmit={() => {
          if (onSave()) close();
        }}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </>
        }
      >
        <Fields>{children}</Fields>
      </DialogFrame>
    </Modal>
  );
}

/** Focuses the first field. */
function Fields({ children }: { readonly children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current
      ?.querySelector<HTMLElement>('input:checked, input:not([type=radio]), textarea')
      ?.focus();
  }, []);
  return (
    <div ref={fields}>
      <Stack gap="m">{children}</Stack>
    </div>
  );
}
