import { formatSize } from '@/lib/sizes';
import { counted, formatCount } from '@/lib/text';
import type { Line } from '@/provider/recorder/make-report';

type Call = Extract<Line['entry'], { readonly type: 'call' }>;

/** Words of 'Report a problem'. */
export const words = {
  dialog: {
    title: 'Report a problem',
    about:
      'The file is created in your browser and not sent anywhere. Attach it to a support request.',
    content: 'What’s in the file',
    withoutNames:
      'Never included: passwords, one-time codes, tokens, keys, secrets, card data, server user data, file contents and form input.',
    withNames:
      'Names and descriptions are included as written, except anything that looks like a secret. Never included: server user data, file contents and form input.',
    include: 'Include names, addresses and descriptions',
    includeHint:
      'Otherwise they are replaced by placeholders. If ticked, anyone with the file can read them.',
    cancel: 'Cancel',
    save: 'Save as file',
    notMade: 'The file couldn’t be created',
    notFetched: 'Couldn’t load the part of the panel that creates the file. You may be offline.',
    tryAgain: 'Try again',
  },
  content: {
    span: (from: string, to: string, dropped: number) =>
      dropped > 0
        ? `Activity in this window from ${from} to ${to}, without ${counted(dropped, 'older entry', 'older entries')} that didn’t fit`
        : `Activity in this window from ${from} to ${to}`,
    since: {
      load: 'Nothing from before this page loaded',
      reload: 'Nothing from before this page first loaded',
      loss: (time: string) => `Nothing before ${time}, when the recorder stopped`,
    },
    calls: (calls: number, failed: number) =>
      failed === 0
        ? `${counted(calls, 'request')} to the provider with responses (none failed)`
        : `${counted(calls, 'request')} to the provider with responses (${String(failed)} failed)`,
    pages: (pages: number) => `${counted(pages, 'page')} you opened, without your input`,
    actions: (actions: number) =>
      `${counted(actions, 'action or message', 'actions and messages')} (names only)`,
    reloads: (reloads: number) =>
      reloads === 1
        ? `${counted(reloads, 'page reload')} (a few seconds before it may be missing)`
        : `${counted(reloads, 'page reload')} (a few seconds before each may be missing)`,
    lostNames: 'Names from before the last reload remain placeholders',
    connections: (changes: number) =>
      `${counted(changes, 'status change')} of network, event stream and session`,
    defects: (defects: number) => `${counted(defects, 'error')} in the panel, with code locations`,
    resources: (resources: number, types: number) =>
      `${counted(resources, 'resource')} of ${counted(types, 'type')}`,
    settings: 'The panel’s version and settings, and details of your browser',
    size: (bytes: number) => `${formatSize(bytes)} in total`,
  },
  preview: {
    activity: 'Show activity',
    resources: 'Show resources',
    ofKind: (plural: string, count: number) => `${plural}: ${formatCount(count)}`,
    others: 'Show everything else',
    part: 'Raw file content',
    cut: (text: string, rest: number) =>
      `${text}\n… and ${formatCount(rest)} more bytes in the file`,
    before: 'before',
  },
  timeline: {
    call: (request: string, answer: string) => `${request}: ${answer}`,
    operation: (name: string) => `${name} (GraphQL)`,
    answered: (answer: string, ms: number) => `${answer} after ${String(ms)} ms`,
    unanswered: 'no answer yet',
    cutOff: 'no answer before the reload',
    failures: {
      network: 'no answer',
      unsent: 'not sent (offline)',
      cancelled: 'cancelled',
      'not-json': 'unreadable response',
      markup: 'HTML or XML response',
    } satisfies Readonly<Record<NonNullable<Call['failure']>, string>>,
    page: (path: string) => `Page ${path}`,
    reload: 'The page reloaded',
    action: (what: string, name: string) => `${what} ‘${name}’`,
    actionAbout: (what: string, name: string, about: string) => `${what} ‘${name}’ ${about}`,
    ended: (action: string, state: string) => `${action}: ${state}`,
    connection: (network: string, stream: string, session: string) =>
      `Network ${network}, event stream ${stream}, session ${session}`,
    defect: (name: string) => `Panel error: ${name}`,
  },
};
