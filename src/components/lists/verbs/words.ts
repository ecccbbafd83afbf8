import { countedNouns, formatCount, type Nouns } from '@/lib/text';

/** Words of the bar and the dialogs of actions, which are fetched on demand. */
export const words = {
  bar: {
    label: 'Selection',
    count: (count: number) => `${formatCount(count)} selected`,
    selectAll: (count: number) => `Select all ${formatCount(count)}`,
    more: 'More actions for the selection',
    list: 'List',
    clear: 'Clear',
    clearKey: 'Esc',
  },
  plan: {
    nothingToDo: 'Nothing to do',
    noneAllows: 'Not available for any of the selected resources',
    phrase: (word: string, count: number) => `${word} ${String(count)}`,
  },
  bulk: {
    title: (order: string, count: number, nouns: Nouns) => `${order} ${countedNouns(count, nouns)}`,
    included: 'Included',
    leftOut: 'Left out',
    countLeftOut: (count: number, nouns: Nouns) => `${countedNouns(count, nouns)} left out`,
    typeFirst: (phrase: string) => `Type ‘${phrase}’ to continue`,
    cancel: 'Cancel',
    waiting: 'waiting',
    running: 'running',
    done: 'done',
    underWay: (done: number) => `${formatCount(done)} done. It continues if you leave.`,
    underWayOf: (done: number, total: number) =>
      `${formatCount(done)} of ${formatCount(total)} done. It continues if you leave.`,
    leave: 'Leave it running',
    close: 'Done',
    retry: 'Retry the failed ones',
    result: (count: number, failed: number, unknown: number) => {
      const all = formatCount(count);
      const done = formatCount(count - failed - unknown);
      if (failed > 0 && unknown > 0)
        return `${done} of ${all} done, ${formatCount(failed)} failed, ${formatCount(unknown)} may have gone through.`;
      if (failed > 0) return `${done} of ${all} done, ${formatCount(failed)} failed.`;
      if (unknown > 0)
        return `${done} of ${all} done, ${formatCount(unknown)} may have gone through.`;
      return count === 1 ? 'Done.' : `All ${all} done.`;
    },
    /** Toast once the dialog is closed. */
    summary: (order: string, count: number, failed: number, unknown: number) => {
      const all = formatCount(count);
      if (failed > 0 && unknown > 0)
        return `${order}: ${formatCount(failed)} of ${all} failed, ${formatCount(unknown)} of ${all} may have gone through`;
      if (failed > 0) return `${order}: ${formatCount(failed)} of ${all} failed`;
      if (unknown > 0) return `${order}: ${formatCount(unknown)} of ${all} may have gone through`;
      return `${order}: all ${all} done`;
    },
  },
  single: {
    title: (order: string, title: string) => `${order} ${title}?`,
    sendAgain: 'Send again',
    instead: (order: string) => `${order} instead`,
  },
  sentBefore: {
    sentAt: (title: string, time: string) => `${title}, sent at ${time}.`,
    checkAgain: 'Check again',
    checkFirst: 'Check before you send it again.',
    noSign: 'This page can’t show if it went through.',
  },
  console: {
    blockedTitle: 'Your browser blocked the console window',
    ready: (name: string) => `The console for ${name} is ready.`,
    open: 'Open the console',
    close: 'Close',
    noAddress: 'The provider didn’t send a console address',
  },
};
