import { Button } from './button';
import { CopyButton } from './copy-button';
import styles from './failure-line.module.css';
import { RequestId } from './request-id';

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
      <CopyButton compact={compact} text={details} label="Copy details" />
      {onReport && (
        <Button size="s" variant="quiet" className={styles.report} onClick={onReport}>
          Report a problem
        </Button>
      )}
    </span>
  );
}
