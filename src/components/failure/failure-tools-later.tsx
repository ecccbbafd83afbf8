import { type ComponentProps, useEffect, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { FailureTools } from './failure-tools';

const load = lazyPart(() => import('./failure-tools'));

/** `FailureTools` before the panel, whose first load is without them: until they are there the request's id alone. */
export function FailureToolsLater(props: ComponentProps<typeof FailureTools>) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    let isOver = false;
    // Where they cannot be fetched, the id is told all the same.
    load().then(
      (found) => isOver || setPart(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (part !== undefined) return <part.FailureTools {...props} />;
  const { requestId } = props.error;
  if (requestId === undefined) return null;
  return (
    <p className="muted">
      Request <code>{requestId}</code>
    </p>
  );
}
