import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './link.module.css';

export interface DocumentLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** Reloads the page: for screens outside the panel, which have no router. */
export function DocumentLink({ children, className, ...rest }: DocumentLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}
