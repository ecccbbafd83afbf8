import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { words } from '../words';
import styles from './card-input.module.css';
import type { Card } from './use-card';

function Absent() {
  return (
    <>
      <strong>{words.card.notSetUp}</strong>
      <p>{words.card.otherWays}</p>
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <strong>{words.card.notLoaded}</strong>
      <p>{words.card.notLoadedHint}</p>
      <div className={styles.tools}>
        <Button size="s" icon="refresh" onClick={onRetry}>
          {words.card.tryAgain}
        </Button>
        <FailureToolsLater what={words.card.notLoaded} error={undefined} />
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
    <Field label={words.card.label} error={problem} hint={words.card.hint}>
      {({ id, 'aria-describedby': description }) => (
        <div
          ref={place}
          id={id}
          role="group"
          aria-label={words.card.label}
          aria-describedby={description}
          aria-busy={status === 'loading'}
          data-invalid={problem !== undefined || undefined}
          className={styles.place}
        />
      )}
    </Field>
  );
}
