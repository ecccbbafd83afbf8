import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { useLater } from '@/ui/use-later';
import type { FailureTools } from './failure-tools';
import { words } from './words';

export const loadFailureTools = lazyPart(() => import('./failure-tools'));

/**
 * `FailureTools`, which the first load leaves out. Until it arrives, shows the request's id alone.
 */
export function FailureToolsLater(props: ComponentProps<typeof FailureTools>) {
  const part = useLater(loadFailureTools);
  if (part !== undefined) return <part.FailureTools {...props} />;
  const requestId = props.error?.requestId;
  if (requestId === undefined || props.isQuoted) return null;
  return <span className="muted">{words.request(<code>{requestId}</code>)}</span>;
}
