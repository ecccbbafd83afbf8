import { publicPaths } from '@/model/public-paths';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';
import { words } from '../words';

/**
 * Address of the enrolment's note of the request sent. Disabling, at the same address, sends
 * something else.
 */
export const ENROLMENT = `${publicPaths.twoFactor}enrol`;

export function LostCodesDialog({ close }: DialogProps<never>) {
  return (
    <DialogFrame
      title={words.lostCodes.title}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{words.lostCodes.later}</Button>
          <LinkButton variant="primary" to={publicPaths.twoFactor} onClick={() => close()}>
            {words.lostCodes.disable}
          </LinkButton>
        </>
      }
    >
      <p>{words.lostCodes.advice}</p>
    </DialogFrame>
  );
}
