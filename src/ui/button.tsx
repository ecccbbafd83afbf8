import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { type Pressable, usePress } from './use-press';

/** `primary` once per view, `danger` for what destroys. */
export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger';
/** `m` is 32 px high, `s` 28 px. */
export type ButtonSize = 'm' | 's';

export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
  readonly trailingIcon?: IconName | undefined;
  readonly wide?: boolean | undefined;
}

/** A native button's, without `disabled`, which would hide the reason. */
export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'type' | 'ref'>, ButtonAppearance, Pressable {
  readonly type?: 'button' | 'submit' | undefined;
  readonly children: ReactNode;
}

export function buttonClass(className?: string): string {
  return classNames(styles.button, className);
}

export function buttonAppearance(appearance: ButtonAppearance) {
  const { variant = 'default', size = 'm', wide } = appearance;
  return {
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, trailingIcon, wide, ...given } = props;
  const { type, busy, disabledReason, children, className, ref, ...rest } = given;
  const { attributes, wait, beside } = usePress({ ...rest, busy, disabledReason, ref });
  return (
    <>
      <button
        {...rest}
        {...buttonAppearance({ variant, size, wide })}
        {...attributes}
        type={type === 'submit' ? 'submit' : 'button'}
        className={buttonClass(className)}
      >
        {icon && <Icon name={icon} />}
        <span className={styles.words} data-words>
          {children}
        </span>
        {trailingIcon && <Icon name={trailingIcon} />}
        {wait}
      </button>
      {beside}
    </>
  );
}

export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'disabled' | 'type' | 'ref'>,
    Pressable {
  readonly icon: IconName;
  readonly face?: ReactNode;
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, face, label, variant = 'quiet', size, busy, disabledReason, ...given } = props;
  const { className, ref, ...rest } = given;
  const press = usePress({ ...rest, busy, disabledReason, ref }, label);
  return (
    <>
      <button
        {...rest}
        {...buttonAppearance({ variant, size })}
        {...press.attributes}
        type="button"
        data-shape="square"
        className={buttonClass(className)}
        aria-label={label}
      >
        {face ?? <Icon name={icon} />}
        {press.wait}
      </button>
      {press.beside}
    </>
  );
}
