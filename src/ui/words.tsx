import type { ReactNode } from 'react';
import { formatCount } from '@/lib/text';

/** Words of the parts that every screen is drawn with. */
export const words = {
  frame: {
    skip: 'Skip to content',
    openNavigation: 'Open navigation',
    closeNavigation: 'Close navigation',
    navigation: 'Main',
    widen: 'Expand navigation',
    narrow: 'Collapse navigation',
    breadcrumb: 'Breadcrumb',
  },
  link: {
    outside: '(opens in a new tab)',
  },
  menu: {
    actions: 'Actions',
    careful: 'Careful',
  },
  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    busy: 'Wait for this to finish',
    typeFirst: (word: string) => `Type ‘${word}’ to continue`,
    typeToConfirm: (word: ReactNode) => <>Type {word} to confirm</>,
  },
  field: {
    optional: '(optional)',
    clear: 'Clear',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  copy: {
    idle: 'Copy',
    copied: 'Copied',
    failed: 'Copy failed',
    what: (said: string, what: string) => `${said} ${what}`,
  },
  pager: {
    pages: 'Pages',
    shown: (from: number, to: number, total: number) =>
      `${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`,
    perPage: 'per page',
    all: 'All',
    onOnePage: 'on one page',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    isFirst: 'This is the first page',
    isLast: 'This is the last page',
    page: 'Page',
    pageNumber: (page: number) => `Page ${String(page)}`,
    pageOf: (page: number, pages: number) => `Page ${String(page)} of ${String(pages)}`,
    ofPages: (pages: number) => `of ${formatCount(pages)}`,
  },
  chart: {
    time: 'Time',
    noData: 'no data',
    figures: (title: string) => `${title}, figures`,
    value: (label: string, value: string) => `${label} ${value}`,
    none: (label: string, none: string) => `${label}: ${none}.`,
    summary: (label: string, latest: string, average: string, highest: string) =>
      `${label}: latest ${latest}, average ${average}, highest ${highest}.`,
  },
  toasts: {
    region: 'Notifications',
    dismiss: 'Dismiss',
    dismissAll: 'Dismiss all',
  },
  failure: {
    request: 'Request',
    requestId: 'the request ID',
    copyDetails: 'Copy details',
    report: 'Report a problem',
  },
  layer: {
    missing: 'Couldn’t load part of the panel',
    failed: 'Couldn’t load this part of the panel. Try reloading. Your input is kept.',
    offline: 'This isn’t available offline. It will open when you reconnect.',
    reload: 'Reload',
    close: 'Close',
  },
  offline: 'You’re offline',
};
