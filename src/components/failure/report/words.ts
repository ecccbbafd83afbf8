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
    content: 'What is in it',
    withoutNames:
      'Never included: passwords, one-time codes, tokens, keys, secrets, card data, user data of servers, file contents and form input.',
    withNames:
      'Names and descriptions are included as people wrote them; what looks like a secret is left out. Never included: user data of servers, file contents and form input.',
    include: 'Include names, addresses and descriptions',
    includeHint:
      'Otherwise they are replaced by placeholders. If ticked, anyone with the file can read them.',
    cancel: 'Cancel',
    save: 'Save as file',
    notMade: 'The file could not be made',
    notFetched:
      'The part of the panel that makes the file could not be fetched. Your network connection may be down.',
    tryAgain: 'Try again',
  },
  content: {
    span: (from: string, to: string, dropped: number) =>
      dropped > 0
        ? `What happened in this window from ${from} to ${to}, without ${counted(dropped, 'older thing')} that had no room`
        : `What happened in this window from ${from} to ${to}`,
    since: {
      load: (time: string) => `Nothing from before ${time}, when this page was loaded`,
      reload: (time: string) =>
        `Nothing from before ${time}, when this page was first loaded, before it was reloaded`,
      loss: (time: string) =>
        `Nothing from before ${time}, when the part of the panel that kept it stopped`,
    },
    calls: (calls: number, failed: number) =>
      failed === 0
        ? `${counted(calls, 'request')} to the provider with their answers, none of them failed`
        : `${counted(calls, 'request')} to the provider with their answers, ${String(failed)} of them failed`,
    pages: (pages: number) => `${counted(pages, 'page')} that you opened, without what you typed`,
    actions: (actions: number) =>
      `${counted(actions, 'action or message', 'actions and messages')} (names only)`,
    reloads: (reloads: number) =>
      reloads === 1
        ? `${counted(reloads, 'page reload')} (a few seconds before it may be missing)`
        : `${counted(reloads, 'page reload')} (a few seconds before each may be missing)`,
    lostNames: 'Names from before the last reload stay placeholders',
    connections: (changes: number) =>
      `${counted(changes, 'status change')} of network, event stream and session`,
    defects: (defects: number) => `${counted(defects, 'error')} of the panel, by place in its code`,
    resources: (resources: number, types: number) =>
      `${counted(resources, 'resource')} of ${counted(types, 'type')}`,
    settings: 'The panel’s version and settings, and details of your browser',
    size: (bytes: number) => `${formatSize(bytes)} in all`,
  },
  preview: {
    activity: 'Show activity',
    resources: 'Show resources',
    ofKind: (plural: string, count: number) => `${plural}: ${formatCount(count)}`,
    others: 'Show everything else',
    part: 'As it stands in the file',
    cut: (text: string, rest: number) =>
      `${text}\n… and ${formatCount(rest)} bytes more in the file`,
    before: 'before',
  },
  timeline: {
    call: (request: string, answer: string) => `${request}: ${answer}`,
    operation: (name: string) => `${name} by GraphQL`,
    answered: (answer: string, ms: number) => `${answer} after ${String(ms)} ms`,
    unanswered: 'no answer yet',
    cutOff: 'no answer before the reload',
    failures: {
      network: 'no answer',
      unsent: 'not sent, being offline',
      cancelled: 'cancelled',
      'not-json': 'unreadable response',
      markup: 'a page of markup',
    } satisfies Readonly<Record<NonNullable<Call['failure']>, string>>,
    page: (path: string) => `Page ${path}`,
    reload: 'The page was loaded again',
    action: (what: string, name: string) => `${what} ‘${name}’`,
    actionAbout: (what: string, name: string, about: string) => `${what} ‘${name}’ ${about}`,
    ended: (action: string, state: string) => `${action}: ${state}`,
    connection: (network: string, stream: string, session: string) =>
      `Network ${network}, event stream ${stream}, session ${session}`,
    defect: (name: string) => `Defect of the panel: ${name}`,
  },
};
