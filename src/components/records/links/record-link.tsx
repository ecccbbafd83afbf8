import { type ReactNode, use, useEffect, useRef } from 'react';
import { useAccount } from '@/components/scope/account-context';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import { TextLink } from '@/ui/link';
import { PreloadContext } from './preload-context';

/** Shorter hovers are not intent. */
const INTENT_MS = 80;

function useIntent(path: string) {
  const preload = use(PreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => preload(path), INTENT_MS);
  };
  const end = () => clearTimeout(timer.current);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}

interface RecordLinkProps {
  readonly kind: Kind;
  readonly id: string;
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

export function RecordLink({ kind, id, quiet, children }: RecordLinkProps) {
  const account = useAccount();
  const path = paths.record(kind, account, id);
  return (
    <TextLink to={path} quiet={quiet} {...useIntent(path)}>
      {children}
    </TextLink>
  );
}
