import { callAction } from '@/model/call';
import { resizeCall } from '@/model/server/calls';
import { DONE } from '@/store/calls/call-end';
import type { Run } from '@/store/calls/manager';

/** As the tasks list them. */
export const STEPS = ['Shut down', 'Resize', 'Start'] as const;

interface Resize {
  readonly server: string;
  readonly type: string;
  /** The server has begun to shut down: from here on nobody need wait. */
  readonly onBegun: () => void;
  /** What was done before a step that failed. */
  readonly onPart: (message: string) => void;
  /** For messages: 'web-1'. */
  readonly name: string;
}

/**
 * Shuts a server down, resizes it and starts it again, each once the one before is seen to be done.
 * Where a step fails the server is left as it is.
 */
export function* resizeSteps({ server, type, name, onBegun, onPart }: Resize): Run {
  const power = (action: string, status: string) =>
    callAction('server', server, action, undefined, { status });
  const off = yield {
    call: power('shutdown', 'inactive'),
    title: STEPS[0],
    doing: 'shutting down',
  };
  if (!off.ok) return off;
  onBegun();
  const resized = yield {
    call: resizeCall(server, type),
    title: STEPS[1],
    doing: 'resizing',
    settled: true,
  };
  if (!resized.ok) {
    onPart(`${name} was asked to shut down, but was not resized and not started again`);
    return resized;
  }
  const on = yield {
    call: power('start', 'active'),
    title: STEPS[2],
    doing: 'starting',
    settled: true,
  };
  if (!on.ok) onPart(`${name} was shut down and resized, but was not started again`);
  return on.ok ? DONE : on;
}
