import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Note } from '@/ui/note';
import styles from './card-input.module.css';
import { type Card, NO_CARDS } from './use-card';

/**
 * The place of the card provider's own field, which stands in a frame of its origin: number, expiry
 * and code never pass through the panel.
 */
export function CardInput({ card }: { readonly card: Card }) {
  const { status, place, problem, retry } = card;
  useAnnounced(problem);
  if (status === 'absent') {
    return (
      <Note tone="warning" title={NO_CARDS}>
        Support can tell you how else to pay.
      </Note>
    );
  }
  if (status === 'failed') {
    return (
      <div role="alert">
        <Note
          tone="error"
          title="The card field could not be loaded"
          action={
            <Button size="s" icon="refresh" onClick={retry}>
              Try again
            </Button>
          }
        >
          It is Stripe’s, who take cards for us. Your network, or what blocks other sites’ scripts
          in your browser, may keep it away.
        </Note>
      </div>
    );
  }
  return (
    <Field
      label="Card"
      error={problem}
      hint="What you type here goes to Stripe, who take cards for us, and to nobody else."
    >
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
