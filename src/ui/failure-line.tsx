import { Button } from './button';
import { Copyable, CopyButton } from './copy-button';
import styles from './failure-line.module.css';
import { words } from './words';

function RequestId({ id }: { readonly id: string }) {
  return (
    <span className={styles.request}>
      {words.failure.request}{' '}
      <Copyable compact text={id} what={words.failure.requestId}>
        <code title={id}>{id}</code>
      </Copyable>
    </span>
  );
}

interface FailureLineProps {
  readonly requestId: string | undefined;
  readonly details: () => string;
  readonly onReport?: (() => void) | undefined;
  readonly compact?: boolean;
}

export function FailureLine({ requestId, details, onReport, compact }: FailureLineProps) {
  return (
    <span className={styles.line}>
      {requestId !== undefined && <RequestId id={requestId} />}
      <CopyButton compact={compact} text={details} label={words.failure.copyDetails} />
      {onReport && (
        <Button size="s" variant="quiet" className={styles.report} onClick={onReport}>
          {words.failure.report}
        </Button>
      )}
    </span>
  );
}
