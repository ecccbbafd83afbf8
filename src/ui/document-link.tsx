import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './link.module.css';

/** Props of `DocumentLink`. */
export interface DocumentLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link that loads the page anew: between screens outside the panel, where there is no router. */
export function DocumentLink({ children, className, ...rest }: DocumentLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}
