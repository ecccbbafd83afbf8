import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react';
import { useId } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';
import { useTooltip } from './tooltip';

/** `primary` once per view; `danger` for what destroys; `quiet` for what must not shout. */
export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger';
/** `m` is 34 px high, `s` 28 px. */
export type ButtonSize = 'm' | 's';

/** The look that a button and a link in a button's clothes share. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
  /** An icon after the words: a chevron for a menu, an arrow for a way out. */
  readonly trailingIcon?: IconName | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  /** A rounded, dashed outline: for facets above a list. */
  readonly pill?: boolean | undefined;
  /** A pill that filters now. */
  readonly active?: boolean | undefined;
}

/** Props of `Button`: what a native button takes, save `disabled`, which hides the reason. */
export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'type' | 'ref'>, ButtonLook {
  readonly type?: 'button' | 'submit' | undefined;
  /** Work is under way: a spinner over the words, no press until it ends. */
  readonly busy?: boolean | undefined;
  /** Why it cannot be pressed now. It stays focusable and tells. */
  readonly disabledReason?: string | undefined;
  readonly ref?: RefObject<HTMLButtonElement | null> | undefined;
  readonly children: ReactNode;
}

/** The class of a button or of a link that looks like one. */
export function buttonClass(className?: string): string {
  return classNames(styles.button, className);
}

/** The data attributes that `button.module.css` reads for a look. */
export function buttonLook(look: ButtonLook) {
  const { variant = 'default', size = 'm', wide, pill, active } = look;
  return {
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-shape': pill ? 'pill' : undefined,
    'data-active': active || undefined,
  };
}

/** A press that does something. What goes somewhere is a `LinkButton`. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, trailingIcon, wide, pill, active, ...most } = props;
  const { type, busy = false, ...given } = most;
  const { disabledReason, children, className, onClick, ref: outerRef, ...rest } = given;
  const reasonId = useId();
  const { ref, listeners, bubble } = useTooltip(disabledReason, outerRef);
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

  return (
    <>
      <button
        {...rest}
        {...(disabledReason === undefined ? undefined : listeners)}
        {...buttonLook({ variant, size, wide, pill, active })}
        ref={ref}
        type={type === 'submit' ? 'submit' : 'button'}
        className={buttonClass(className)}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={press}
      >
        {icon && <Icon name={icon} />}
        <span className={styles.words}>{children}</span>
        {trailingIcon && <Icon name={trailingIcon} />}
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
