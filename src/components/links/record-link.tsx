import type { ReactNode } from 'react';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import { TextLink } from '@/ui/link';
import { useAccount } from '../account/account-context';
import { useIntent } from './use-intent';

interface RecordLinkProps {
  readonly kind: Kind;
  readonly id: string;
  /** Takes the colour of the text around it. */
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

/** A link to a record's page, which readies the page when somebody means to follow it. */
export function RecordLink({ kind, id, quiet, children }: RecordLinkProps) {
  const account = useAccount();
  const path = paths.record(kind, account, id);
  return (
    <TextLink to={path} quiet={quiet} {...useIntent(path)}>
      {children}
    </TextLink>
  );
}
