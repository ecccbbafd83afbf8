import { publicPaths } from '@/model/public-paths';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';

/**
 * Address of the enrolment's note of the request sent. Disabling, at the same address, sends
 * something else.
 */
export const ENROLMENT = `${publicPaths.twoFactor}enrol`;

/** Its answer was lost, and only that had the codes (docs/product/sign-in.md#lost-codes). */
export const LOST_CODES =
  'Two-factor authentication was enabled by what you just sent, but its backup codes did not arrive. Disable it and enrol again to get new ones.';

export function LostCodesDialog({ close }: DialogProps<never>) {
  return (
    <DialogFrame
      title="Backup codes did not arrive"
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>Later</Button>
          <LinkButton variant="primary" to={publicPaths.twoFactor} onClick={() => close()}>
            Disable it
          </LinkButton>
        </>
      }
    >
      <p>{LOST_CODES}</p>
    </DialogFrame>
  );
}
