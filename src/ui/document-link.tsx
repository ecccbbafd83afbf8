import type { ComponentProps } from 'react';
import { withBase } from '@/lib/base-path';
import { classNames } from './class-names';
import styles from './link.module.css';

export interface DocumentLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

export const documentAddress = (href: string): string =>
  href.startsWith('/') ? withBase(href) : href;

/** Reloads the page: for screens outside the panel, which have no router. */
export function DocumentLink({ href, children, className, ...rest }: DocumentLinkProps) {
  return (
    <a {...rest} href={documentAddress(href)} className={classNames(styles.link, className)}>
      {children}
    </a>
  );
}
