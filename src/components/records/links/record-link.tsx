import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { type Kind, KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { TextLink } from '@/ui/link';
import { Truncate } from '@/ui/tooltip';

export type Preload = (path: string) => void;

export const PreloadContext = createContext<Preload>(() => undefined);

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

export function hasPage(kind: Kind): boolean {
  return KINDS[kind].route !== undefined || kind === 'account' || kind === 'application';
}

export function selectRecordName(state: WithResources, kind: Kind, id: string): string | undefined {
  const record = selectRecord(state, kind, id);
  const title = record && titleOf(record);
  return title === id ? undefined : title;
}

interface IdLinkProps {
  readonly kind: Kind;
  readonly id: string;
  readonly quiet?: boolean | undefined;
}

export function IdLink({ kind, id, quiet }: IdLinkProps) {
  const name = useSelector((state: WithResources) => selectRecordName(state, kind, id));
  const words = name === undefined ? <code>{id}</code> : <Truncate text={name} />;
  if (!hasPage(kind)) return words;
  return (
    <RecordLink kind={kind} id={id} quiet={quiet}>
      {words}
    </RecordLink>
  );
}
