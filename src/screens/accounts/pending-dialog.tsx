import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { LinkButton } from '@/ui/link';
import { words } from './words';

interface PendingDialogProps {
  readonly onClose: () => void;
}

export function PendingDialog({ onClose }: PendingDialogProps) {
  const account = useAccount();
  return (
    <Modal size="s" onClose={onClose}>
      <DialogFrame
        title={words.pending.title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{words.pending.closeLabel}</Button>
            <LinkButton
              variant="primary"
              to={paths.support(account, words.pending.supportRequest(account))}
            >
              {words.pending.contactSupport}
            </LinkButton>
          </>
        }
      >
        {words.pending.text}
      </DialogFrame>
    </Modal>
  );
}
