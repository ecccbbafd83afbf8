import { CopyButton } from './copy-button';
import styles from './failure-line.module.css';
import { RequestId } from './request-id';

interface FailureLineProps {
  readonly requestId: string | undefined;
  /** All that is known of it, as text. */
  readonly details: () => string;
}

/** What support asks for of a failure, each to be copied. */
export function FailureLine({ requestId, details }: FailureLineProps) {
  return (
    <span className={styles.line}>
      {requestId !== undefined && <RequestId id={requestId} />}
      <CopyButton text={details} label="Copy details" />
    </span>
  );
}
