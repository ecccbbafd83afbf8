import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ButtonLook, buttonClass, buttonLook } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './link.module.css';

type RouterLinkProps = ComponentProps<typeof RouterLink>;

/** `quiet` takes the colour of the text around. */
export interface TextLinkProps extends RouterLinkProps {
  readonly quiet?: boolean | undefined;
}

/** A link within the panel. */
export function TextLink({ quiet = false, className, ...rest }: TextLinkProps) {
  return (
    <RouterLink {...rest} className={classNames(quiet ? styles.quiet : styles.link, className)} />
  );
}

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** Opens in a new tab, which cannot reach back. */
export function ExternalLink({ children, className, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(styles.link, className)}
    >
      {children}
      <Icon name="external" size={12} className={styles.mark} />{' '}
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}

/** A router link's, with a button's look. */
export interface LinkButtonProps extends Omit<RouterLinkProps, 'children'>, ButtonLook {
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, icon, trailingIcon, wide, ...given } = props;
  const { className, children, ...rest } = given;
  return (
    <RouterLink
      {...rest}
      {...buttonLook({ variant, size, wide })}
      className={buttonClass(className)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </RouterLink>
  );
}
