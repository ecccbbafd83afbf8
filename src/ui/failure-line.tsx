import { Button } from './button';
import { CopyButton } from './copy-button';
import styles from './failure-line.module.css';
import { RequestId } from './request-id';

interface FailureLineProps {
  readonly requestId: string | undefined;
  /** All that is known of it, as text. */
  readonly details: () => string;
  /** Opens what makes a report of the problem. */
  readonly onReport?: (() => void) | undefined;
}

/** What support asks for of a failure, each to be copied. */
export function FailureLine({ requestId, details, onReport }: FailureLineProps) {
  return (
    <span className={styles.line}>
      {requestId !== undefined && <RequestId id={requestId} />}
      <CopyButton text={details} label="Copy details" />
      {onReport && (
        <Button size="s" variant="quiet" className={styles.report} onClick={onReport}>
          Report a problem
        </Button>
      )}
    </span>
  );
}
