import { useSearchParams } from 'react-router-dom';
import { useAccount } from '@/components/account/account-context';
import { paths } from '@/model/paths';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { LinkButton } from '@/ui/link';

/** Spec 1 §2. */
const QUERY = 'pending';

/** Shown while the address has `?pending`: the activation is late. */
export function PendingDialog() {
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  if (!search.has(QUERY)) return null;

  function close() {
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(QUERY);
        return rest;
      },
      { replace: true },
    );
  }

  return (
    <Modal size="s" onClose={close}>
      <DialogFrame
        title="Sorry about the delay!"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Close</Button>
            <LinkButton variant="primary" to={paths.support(account)}>
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
