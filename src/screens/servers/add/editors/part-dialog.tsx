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
  /** Takes what was chosen into the form; false when it cannot be. */
  readonly onSave: () => boolean;
  readonly children: ReactNode;
}

/** An editor of one part of the form. It makes no call: what it says goes into the form. */
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

/** The first field has the focus. */
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
