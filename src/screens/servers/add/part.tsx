import { type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NewServerContext } from './new-server-form';

interface PartProps {
  readonly name: 'zone' | 'user_data' | 'user_ssh_key' | 'disk_encrypted';
  readonly children: ReactNode;
}

export function Part({ name, children }: PartProps) {
  return <div data-part={name}>{children}</div>;
}

/** Selector of a part's field or chosen option. */
const ANSWER = 'textarea, input:checked, input:not([type=radio])';

export default function AddressedPart() {
  // An address may lead here before its form is ready.
  const ready = use(NewServerContext) !== undefined;
  // The same link may be pressed again.
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (!ready) return;
    const name = pathname.split('/').at(-2) ?? '';
    const part = document.querySelector(`[data-part="${CSS.escape(name)}"]`);
    part?.querySelector<HTMLElement>(ANSWER)?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'center' });
  }, [ready, pathname, key]);
  return null;
}
