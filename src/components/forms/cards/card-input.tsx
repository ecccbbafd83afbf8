import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import styles from './card-input.module.css';
import { type Card, NO_CARDS, NO_FIELD } from './use-card';

function Absent() {
  return (
    <>
      <strong>{NO_CARDS}</strong>
      <p>Support can tell you how else to pay.</p>
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <strong>{NO_FIELD}</strong>
      <p>Stripe couldn’t load. Check your network or ad blocker.</p>
      <div className={styles.tools}>
        <Button size="s" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
        <FailureToolsLater what={NO_FIELD} error={undefined} />
      </div>
    </>
  );
}

/**
 * The card provider's field, in a frame of its own origin. Number, expiry and code never pass
 * through the panel.
 */
export function CardInput({ card }: { readonly card: Card }) {
  const { status, place, problem, retry } = card;
  if (status === 'absent' || status === 'failed') {
    return <FormError>{status === 'absent' ? <Absent /> : <Failed onRetry={retry} />}</FormError>;
  }
  return (
    <Field label="Card" error={problem} hint="Card details go directly to Stripe.">
      {({ id, 'aria-describedby': description }) => (
        <div
          ref={place}
          id={id}
          role="group"
          aria-label="Card"
          aria-describedby={description}
          aria-busy={status === 'loading'}
          data-invalid={problem !== undefined || undefined}
          className={styles.place}
        />
      )}
    </Field>
  );
}
