import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { useLater } from '@/ui/use-later';
import type { FailureTools } from './failure-tools';

const load = lazyPart(() => import('./failure-tools'));

/** `FailureTools` before the panel, whose first load is without them: until they are there the request's id alone. */
export function FailureToolsLater(props: ComponentProps<typeof FailureTools>) {
  const part = useLater(load);
  if (part !== undefined) return <part.FailureTools {...props} />;
  const { requestId } = props.error;
  if (requestId === undefined) return null;
  return (
    <p className="muted">
      Request <code>{requestId}</code>
    </p>
  );
}
