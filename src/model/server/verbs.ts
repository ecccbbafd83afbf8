import { callAction } from '@/model/call';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/records/compute';
import { canAttachVolumes } from './can-attach-volumes';
import { deleteConsequences, deleteManyConsequences } from './consequences';
import {
  canActivateConsole,
  canCreateSimilar,
  canDelete,
  canLock,
  canReboot,
  canReset,
  canResize,
  canShutdown,
  canSnapshot,
  canStart,
  canStop,
  canUnlock,
} from './rules';
import { type BulkVerb, type PrimaryActions, type Verb, verbOf } from '@/model/verb';
import { deleteVerb, lockVerbs, noteVerbs, recordAction } from '@/model/verb-parts';
import type { ServerStatus } from '@/wire/compute';

type ServerVerb = Verb<ServerRecord>;

/** docs/product/servers.md#start */
const START_LOADING_MS = 1000;

const call = (action: string, status?: ServerStatus) =>
  recordAction('server', action, status && { status });

const START: ServerVerb = {
  id: 'start',
  label: 'Start',
  icon: 'play',
  section: 'power',
  rule: canStart,
  many: true,
  request: call('start', 'active'),
  success: 'Starting',
  words: { doing: 'starting', done: (name) => `${name} is running` },
  loadingMs: START_LOADING_MS,
};

const SHUTDOWN: BulkVerb<ServerRecord> = {
  id: 'shutdown',
  label: 'Shut down',
  icon: 'power-off',
  section: 'power',
  rule: canShutdown,
  confirm: {
    question: 'Sends a shutdown signal. The server stays off until you start it.',
    questionForMany: 'Sends a shutdown signal. The servers stay off until you start them.',
  },
  many: true,
  request: call('shutdown', 'inactive'),
  success: 'Shutting down',
  words: { doing: 'shutting down', done: (name) => `${name} is shut down` },
};

const REBOOT: BulkVerb<ServerRecord> = {
  id: 'reboot',
  label: 'Reboot',
  icon: 'refresh',
  section: 'power',
  rule: canReboot,
  confirm: {
    question: 'Sends a reboot signal. The server is offline until it has restarted.',
    questionForMany: 'Sends a reboot signal. The servers are offline until they have restarted.',
  },
  many: true,
  request: call('reboot'),
  success: 'Rebooting',
  words: { doing: 'rebooting', done: (name) => `${name} has rebooted` },
};

/** The API's `stop`. */
const FORCE_OFF: ServerVerb = {
  id: 'stop',
  label: 'Force off',
  icon: 'stop',
  section: 'power',
  rule: canStop,
  confirm: {
    question: 'Cuts power immediately; unsaved data is lost.',
    questionForMany:
      'Cuts power immediately; unsaved data is lost. Use Shut down for a clean stop.',
  },
  many: true,
  danger: true,
  instead: SHUTDOWN,
  request: call('stop', 'inactive'),
  success: 'Stopping',
  words: { doing: 'stopping', done: (name) => `${name} is stopped` },
};

/** The API's `reset`. */
const FORCE_RESET: ServerVerb = {
  id: 'reset',
  label: 'Force reset',
  icon: 'reset',
  section: 'power',
  rule: canReset,
  confirm: {
    question: 'Cuts power and restarts immediately; unsaved data is lost.',
    questionForMany:
      'Cuts power and restarts immediately; unsaved data is lost. Use Reboot for a clean restart.',
  },
  many: true,
  danger: true,
  instead: REBOOT,
  request: call('reset'),
  success: 'Resetting',
  words: { doing: 'resetting', done: (name) => `${name} was reset` },
};

const POWER: readonly ServerVerb[] = [START, SHUTDOWN, REBOOT, FORCE_OFF, FORCE_RESET];

const USE: readonly ServerVerb[] = [
  {
    id: 'console',
    label: 'Activate console',
    icon: 'terminal',
    section: 'use',
    rule: canActivateConsole,
    request: recordAction('server', 'activate_console', {}),
    success: 'Console activated',
    words: { todo: 'open the console of' },
    secret: 'console',
  },
  {
    id: 'snapshot',
    label: 'Create snapshot',
    icon: 'snapshot',
    section: 'use',
    rule: canSnapshot,
    many: true,
    request: ({ id }) => ({ ...callAction('server', id, 'snapshot'), makes: 'image' }),
    success: 'Snapshot started',
    words: { todo: 'create a snapshot of', done: (name) => `Snapshot of ${name} is ready` },
  },
  {
    id: 'attach',
    label: 'Attach volume',
    icon: 'volume',
    section: 'use',
    rule: canAttachVolumes,
    path: (server, account) => paths.editor('server', account, server.id, 'attach'),
  },
  {
    id: 'similar',
    label: 'Create similar',
    icon: 'copy',
    section: 'use',
    rule: canCreateSimilar,
    path: (server, account) => paths.serverAdd(account, { similar: server.id }),
  },
];

const CHANGE: readonly ServerVerb[] = [
  {
    id: 'resize',
    label: 'Resize',
    icon: 'arrow-up',
    section: 'change',
    rule: canResize,
    path: (server, account) => paths.editor('server', account, server.id, 'resize'),
  },
  ...lockVerbs('server', { canLock, canUnlock }),
];

const DELETE: ServerVerb = deleteVerb('server', {
  rule: canDelete,
  question: 'This permanently deletes the server and everything on its own disk.',
  questionForMany: 'This permanently deletes the servers and everything on their own disks.',
  consequences: deleteConsequences,
  consequencesOfMany: deleteManyConsequences,
});

export const SERVER_VERBS: readonly ServerVerb[] = [...POWER, ...USE, ...CHANGE, DELETE];

const CONSOLE = verbOf(SERVER_VERBS, 'console');
const SNAPSHOT = verbOf(SERVER_VERBS, 'snapshot');
const noteOf = noteVerbs('server', SERVER_VERBS);

export function serverPrimaryActions(server: ServerRecord): PrimaryActions<ServerRecord> {
  const head = server.status === 'inactive' ? START : CONSOLE;
  return { head, beside: [SNAPSHOT], note: noteOf(server) };
}
