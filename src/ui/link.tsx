import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { withBase } from '@/lib/base-path';
import { type ButtonAppearance, buttonClass, buttonAppearance } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './link.module.css';
import { words } from './words';

interface PanelLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A whole path of the panel. */
  readonly to: string;
  readonly keepsScroll?: boolean;
  readonly state?: unknown;
}

export function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const held = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !held && ['', '_self'].includes(currentTarget.target);
}

/**
 * Replaces the router's own link, which resolves its path against the route around it. That link is
 * drawn again at every change of the address. In a list, this is each link at each letter of the
 * filter.
 */
export function PanelLink(props: PanelLinkProps) {
  const { to, keepsScroll = false, state, onClick, children, ...rest } = props;
  const { navigator } = use(NavigationContext);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // A link to the open page adds no step that Back would undo.
    const isHere = event.currentTarget.href === window.location.href;
    navigator[isHere ? 'replace' : 'push'](to, state, { preventScrollReset: keepsScroll });
  }
  return (
    <a {...rest} href={withBase(to)} onClick={follow}>
      {children}
    </a>
  );
}

export interface TextLinkProps extends PanelLinkProps {
  readonly quiet?: boolean | undefined;
}

export function TextLink({ quiet = false, className, ...rest }: TextLinkProps) {
  return (
    <PanelLink {...rest} className={classNames(quiet ? styles.quiet : styles.link, className)} />
  );
}

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link out of the panel, into a new tab that cannot reach back. */
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
      <span className="visually-hidden">{words.link.outside}</span>
    </a>
  );
}

export interface LinkButtonProps extends PanelLinkProps, ButtonAppearance {
  readonly children: ReactNode;
}

export function LinkButton(props: LinkButtonProps) {
  const { variant, size, icon, trailingIcon, wide, ...given } = props;
  const { className, children, ...rest } = given;
  return (
    <PanelLink
      {...rest}
      {...buttonAppearance({ variant, size, wide })}
      className={buttonClass(className)}
    >
      {icon && <Icon name={icon} />}
      <span data-words>{children}</span>
      {trailingIcon && <Icon name={trailingIcon} />}
    </PanelLink>
  );
}
