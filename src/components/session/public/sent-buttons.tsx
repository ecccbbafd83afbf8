import { Button } from '@/ui/button';

interface SentButtonsProps {
  readonly busy: boolean;
  readonly disabledReason?: string | undefined;
  readonly isLacking: boolean;
  readonly onCheck: () => void;
  readonly onAgain: () => void;
}

export function SentButtons(props: SentButtonsProps) {
  const { busy, disabledReason, isLacking, onCheck, onAgain } = props;
  return (
    <>
      <Button variant="primary" wide busy={busy} onClick={onCheck}>
        Check again
      </Button>
      {isLacking && (
        <Button wide disabledReason={disabledReason} onClick={onAgain}>
          Send it again
        </Button>
      )}
    </>
  );
}
