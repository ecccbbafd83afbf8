import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { LinkButton } from '@/ui/link';

interface PendingDialogProps {
  readonly onClose: () => void;
}

export function PendingDialog({ onClose }: PendingDialogProps) {
  const account = useAccount();
  return (
    <Modal size="s" onClose={onClose}>
      <DialogFrame
        title="Sorry about the delay!"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Close</Button>
            <LinkButton
              variant="primary"
              to={paths.support(account, `The activation of the account ${account} is delayed.`)}
            >
              Contact Support
            </LinkButton>
          </>
        }
      >
        The activation of your account is delayed. It usually takes a few moments; if it has not
        happened soon, please tell us.
      </DialogFrame>
    </Modal>
  );
}
