import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react';
import { useId } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner';
import { useTooltip } from './tooltip';

export interface Pressable {
  readonly busy?: boolean | undefined;
  /** Why it cannot be pressed; it stays focusable and says so. */
  readonly disabledReason?: string | undefined;
  readonly ref?: RefObject<HTMLButtonElement | null> | undefined;
}

type Native = Pick<ComponentProps<'button'>, 'onClick' | 'aria-describedby'>;

interface Press {
  readonly attributes: ComponentProps<'button'>;
  readonly wait: ReactNode;
  readonly beside: ReactNode;
}

export function usePress(given: Pressable & Native, hint?: string): Press {
  const { busy = false, disabledReason, ref: outerRef, onClick } = given;
  const reasonId = useId();
  const words = disabledReason ?? hint;
  const { ref, listeners, bubble } = useTooltip(words, outerRef);
  const blocked = busy || disabledReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) {
      onClick?.(event);
      return;
    }
    // A blocked submit must not send its form, nor a blocked button follow its row.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    attributes: {
      ...(words === undefined ? undefined : listeners),
      ref,
      'aria-disabled': blocked || undefined,
      'aria-busy': busy || undefined,
      'aria-describedby': disabledReason === undefined ? given['aria-describedby'] : reasonId,
      onClick: press,
    },
    wait: busy && (
      <span className={styles.wait}>
        <Spinner />
      </span>
    ),
    beside: (
      <>
        {disabledReason !== undefined && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
        {bubble}
      </>
    ),
  };
}
