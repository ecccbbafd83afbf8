import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { paths } from '@/model/paths';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';
import type { Refusal, Refused } from './refusals';
import { words } from './later/words';

interface RefusalDialogProps extends DialogProps<never> {
  readonly refusal: Refusal;
  readonly refused: Refused;
}

export function RefusalDialog({ refusal, refused, close }: RefusalDialogProps) {
  const { title, text, offer, request } = refusal;
  return (
    <DialogFrame
      title={title}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{words.refusal.notNow}</Button>
          <LinkButton
            variant="primary"
            to={paths.support(refused.account, request(refused))}
            // In a new tab, to keep the editor underneath.
            target="_blank"
            onClick={() => close()}
          >
            {words.refusal.contactSupport}
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
      <p>{offer}</p>
      <FailureToolsLater what={title} error={refused.error} />
    </DialogFrame>
  );
}
