import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react';
import { useId } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner';
import { useTooltip } from './tooltip';

/** Whether a button can be pressed now, and what it says when it cannot. */
export interface Pressable {
  /** Work is under way: a spinner over the words, no press until it ends. */
  readonly busy?: boolean | undefined;
  /** Why it cannot be pressed now. It stays focusable and tells. */
  readonly disabledReason?: string | undefined;
  readonly ref?: RefObject<HTMLButtonElement | null> | undefined;
}

type Native = Pick<ComponentProps<'button'>, 'onClick' | 'aria-describedby'>;

interface Press {
  /** For the button itself. */
  readonly attributes: ComponentProps<'button'>;
  /** The spinner, as its last child. */
  readonly wait: ReactNode;
  /** What stands beside it: the reason, and its tooltip. */
  readonly beside: ReactNode;
}

/**
 * What every button of ours does with a press: pass it on, or hold it back and say why.
 * @param hint the tooltip while it can be pressed.
 */
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
    // A blocked submit button must not send its form, nor a blocked button in a row follow the row.
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
