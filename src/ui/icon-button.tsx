import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass, buttonAppearance } from './button';
import { Icon, type IconName } from './icon';
import { type Pressable, usePress } from './use-press';

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
