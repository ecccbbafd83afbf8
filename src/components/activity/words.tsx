import type { ReactNode } from 'react';
import { formatCount } from '@/lib/text';
import type { CallStatus } from '@/store/calls/calls-slice';

const chartUnavailable = "We couldn't retrieve the data to display this chart";

/** Words of tasks, of recent activity and of metrics. */
export const words = {
  tasks: {
    title: 'Tasks',
    /** Label of the button, with what its badge counts. */
    button: (going: number, failed: number, unknown: number) => {
      const counts = [
        going > 0 && `${String(going)} in progress`,
        failed > 0 && `${String(failed)} failed`,
        unknown > 0 && `${String(unknown)} to check`,
      ].filter(Boolean);
      return counts.length === 0 ? 'Tasks' : `Tasks: ${counts.join(', ')}`;
    },
    counts: (going: number, failed: number, unknown: number) =>
      [
        going > 0 && `${formatCount(going)} in progress`,
        failed > 0 && `${formatCount(failed)} failed`,
        unknown > 0 && `${formatCount(unknown)} to check`,
      ]
        .filter(Boolean)
        .join(', '),
    empty: 'No tasks in progress',
    failed: 'Failed',
    dismissAll: 'Dismiss all',
    unknown: 'May have gone through',
    standing: 'Needs attention',
    going: 'In progress',
    earlier: 'Earlier',
    clearEarlier: 'Clear earlier',
  },
  task: {
    /** `about` is the resource, or its name. */
    title: (todo: string, about: ReactNode) => (
      <>
        {todo} {about}
      </>
    ),
    cancelled: (title: ReactNode) => <>{title}, cancelled</>,
    lasted: (minutes: number, seconds: number) =>
      minutes === 0 ? `${String(seconds)} s` : `${String(minutes)} min ${String(seconds)} s`,
    waits: {
      queued: 'Queued',
      accepted: 'In progress',
    } satisfies Partial<Record<CallStatus, string>>,
    cancel: 'Cancel',
    tryAgain: 'Try again',
    checkAgain: 'Check again',
    dismiss: 'Dismiss',
  },
  events: {
    title: 'Recent activity',
    all: 'All',
    allLabel: 'All events of this resource',
    empty: 'No recent activity.',
    unread: 'Couldn’t load activity',
    /** For screen readers, before a sentence that gives the name alone. */
    kind: (noun: string) => `${noun}: `,
    /** The resource whose page shows the event. */
    it: (isFirst: boolean) => (isFirst ? 'It' : 'it'),
    justNow: 'just now',
    exactTime: (local: string, utc: string) => `${local} (${utc})`,
  },
  metrics: {
    title: 'Metrics',
    range: 'Range',
    showAs: 'Show as',
    charts: 'Charts',
    figures: 'Figures',
    reload: 'Reload charts',
    /** `empty` says that the range has no data, `reason` why. */
    idle: (empty: string, reason: string) => `${empty}: ${reason}`,
    unread: 'Couldn’t load this data',
    noneUnread: 'couldn’t load',
    none: 'no data',
    failure: {
      /** Title of every failure (docs/product/errors.md#metrics). */
      title: chartUnavailable,
      titleOf: (resource: string) => `${chartUnavailable}: ${resource}`,
      readBefore: 'Showing earlier data',
      support: 'Contact support',
      request: (resource: string, reason: string, requestId: string | undefined) => {
        const quoted = [reason, requestId && `Request ${requestId}`].filter(Boolean).join(', ');
        return `The metrics of ${resource} don’t load (${quoted}).`;
      },
      reload: 'Reload chart',
    },
  },
};
