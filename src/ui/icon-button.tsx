import type { ComponentProps, MouseEvent, RefObject } from 'react';
import { useId } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass, buttonLook } from './button';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';
import { useTooltip } from './tooltip';

/** Props of `IconButton`: what a native button takes, and the words that the icon stands for. */
export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'disabled' | 'type' | 'ref'
> {
  readonly icon: IconName;
  /** The accessible name; shown as a tooltip too. */
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly busy?: boolean | undefined;
  readonly disabledReason?: string | undefined;
  readonly ref?: RefObject<HTMLButtonElement | null> | undefined;
}

/** A square button with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'quiet', size, busy = false, disabledReason, ...given } = props;
  const { className, onClick, ref: outerRef, ...rest } = given;
  const reasonId = useId();
  const { ref, listeners, bubble } = useTooltip(disabledReason ?? label, outerRef);
  const blocked = busy || disabledReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        {...rest}
        {...listeners}
        {...buttonLook({ variant, size })}
        ref={ref}
        type="button"
        data-shape="square"
        className={buttonClass(className)}
        aria-label={label}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={press}
      >
        <Icon name={icon} />
        {busy && (
          <span className={styles.wait}>
            <Spinner />
          </span>
        )}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {bubble}
    </>
  );
}
