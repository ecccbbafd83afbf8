import { Button } from './button';
import { CopyButton } from './copy-button';
import styles from './failure-line.module.css';
import { RequestId } from './request-id';

interface FailureLineProps {
  readonly requestId: string | undefined;
  /** All known details of the failure, as text. */
  readonly details: () => string;
  /** Opens what makes a report of the problem. */
  readonly onReport?: (() => void) | undefined;
  /** True to show its words only on hover and to screen readers. */
  readonly compact?: boolean;
}

/** Details of a failure that support asks for, each to be copied. */
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
