import { describe, expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { canEdit, canEditDeleteWithServer, canEditSerial } from '@/model/volume/rules';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { facts, record } from '../build';

const CREATING = 'This volume is still being created';
const ATTACHED = 'This volume is attached; detach it first';
const DETACHED = 'This volume is not attached to a Cloud Server';
const DELETING = 'This volume is being deleted';
const DELETED = 'This volume has been deleted';
const FAILED = 'This volume has failed';
const LOCKED = 'This volume is locked; unlock it first';
const NOT_LOCKED = 'This volume isn’t locked';
const ALREADY_LOCKED = 'This volume is already locked';
const LOCAL = "Local storage volumes can't be managed independently";
const LOCAL_BOOT = "Boot volumes can't be changed for servers using local SSD storage";
const SERVER_UNKNOWN = 'The server of this volume isn’t known yet';
const OK = undefined;

const STATUSES = ['creating', 'attached', 'detached', 'deleting', 'deleted', 'failed'] as const;
type Answers = readonly (string | undefined)[];

/** Returns the same answer for every status except the deleted ones. */
function always(answer: string | undefined): Answers {
  return [answer, answer, answer, DELETING, DELETED, answer];
}

interface Row {
  readonly free: Answers;
  readonly locked: Answers;
  readonly local: Answers;
}

/** Answers of each verb by status, for a volume on no server: network, locked or local. */
const TABLE: Readonly<Record<string, Row>> = {
  attach: {
    free: [CREATING, ATTACHED, OK, DELETING, DELETED, FAILED],
    locked: always(LOCKED),
    local: always(LOCAL),
  },
  detach: {
    free: [CREATING, OK, DETACHED, DELETING, DELETED, FAILED],
    locked: [CREATING, OK, DETACHED, DELETING, DELETED, FAILED],
    local: always(LOCAL),
  },
  boot: {
    free: [CREATING, SERVER_UNKNOWN, DETACHED, DELETING, DELETED, FAILED],
    locked: always(LOCKED),
    local: always(LOCAL_BOOT),
  },
  copy: {
    free: [CREATING, OK, OK, DELETING, DELETED, OK],
    locked: [CREATING, OK, OK, DELETING, DELETED, OK],
    local: [CREATING, OK, OK, DELETING, DELETED, OK],
  },
  image: {
    free: [CREATING, OK, OK, DELETING, DELETED, FAILED],
    locked: [CREATING, OK, OK, DELETING, DELETED, FAILED],
    local: [CREATING, OK, OK, DELETING, DELETED, FAILED],
  },
  resize: {
    free: [CREATING, OK, OK, DELETING, DELETED, FAILED],
    locked: always(LOCKED),
    local: always(LOCAL),
  },
  lock: { free: always(OK), locked: always(ALREADY_LOCKED), local: always(OK) },
  unlock: { free: always(NOT_LOCKED), locked: always(OK), local: always(NOT_LOCKED) },
  delete: {
    free: [CREATING, ATTACHED, OK, DELETING, DELETED, OK],
    locked: always(LOCKED),
    local: always(LOCAL),
  },
};

const KINDS_OF_VOLUME = {
  free: { storage_type: 'network', locked: false },
  locked: { storage_type: 'network', locked: true },
  local: { storage_type: 'local', locked: false },
} as const;

test('every verb is in the table', () => {
  expect(VOLUME_VERBS.map(({ id }) => id).sort()).toEqual(Object.keys(TABLE).sort());
});

describe.each(VOLUME_VERBS)('$label', ({ id, rule }) => {
  describe.each(['free', 'locked', 'local'] as const)('a %s volume', (kind) => {
    const answers = TABLE[id]?.[kind] ?? [];
    test.each(STATUSES.map((status, index) => ({ status, answer: answers[index] })))(
      'that is $status: $answer',
      ({ status, answer }) => {
        const volume = { id: 'vol-aaaaa', status, boot: false, ...KINDS_OF_VOLUME[kind] };
        expect(rule(record('volume', volume), facts())).toBe(answer);
      },
    );
  });
});

/** Returns the answers of an attached volume only. */
function whileAttached(answer: string | undefined): Answers {
  return [CREATING, answer, DETACHED, DELETING, DELETED, FAILED];
}

const ON_ACTIVE = 'A volume cannot be detached while the Cloud Server is active';
const ACTIVE_BOOT = "The boot volume can't be changed while the Cloud Server is active";
const BOOT = 'A boot volume cannot be detached';
const ALREADY_BOOT = 'This is already the boot volume';
const SERVER_LOCKED = 'Its server is locked; unlock it first';

interface Relation {
  readonly volume?: object;
  /** The server that the volume names; absent if it is unknown. */
  readonly server?: object;
  /** Answers that differ from those of a volume on no server. */
  readonly otherwise: Readonly<Record<string, Partial<Row>>>;
}

const namedAnswers = { boot: { free: whileAttached(OK) } };
const bootAnswers = {
  detach: { free: whileAttached(BOOT), locked: whileAttached(BOOT) },
  boot: { free: whileAttached(ALREADY_BOOT) },
};
const activeAnswers = {
  detach: { free: whileAttached(ON_ACTIVE), locked: whileAttached(ON_ACTIVE) },
  boot: { free: whileAttached(ACTIVE_BOOT) },
};

/** Relations to a server, each with the verbs that answer differently. */
const RELATIONS: Readonly<Record<string, Relation>> = {
  'on an active server': { server: { status: 'active' }, otherwise: activeAnswers },
  'on an active, locked server': {
    server: { status: 'active', locked: true },
    otherwise: activeAnswers,
  },
  'on an inactive server': { server: {}, otherwise: namedAnswers },
  'on an inactive, locked server': {
    server: { locked: true },
    otherwise: { boot: { free: whileAttached(SERVER_LOCKED) } },
  },
  'on a server that nothing is known of': { otherwise: namedAnswers },
  'on a server of local storage': {
    server: { server_type: 'typ-local' },
    otherwise: { boot: { free: always(LOCAL_BOOT), locked: always(LOCAL_BOOT) } },
  },
  'that an active server starts from': {
    volume: { boot: true },
    server: { status: 'active' },
    otherwise: bootAnswers,
  },
  'that an inactive server starts from': {
    volume: { boot: true },
    server: {},
    otherwise: bootAnswers,
  },
};

const TYPES = [
  { id: 'typ-aaaaa', storage_type: 'network' },
  { id: 'typ-local', storage_type: 'local' },
];
const INACTIVE = { id: 'srv-aaaaa', server_type: 'typ-aaaaa', status: 'inactive', locked: false };

describe.each(Object.entries(RELATIONS))('a volume %s', (_words, relation) => {
  const { volume = {}, server, otherwise } = relation;
  const known = facts({
    server_type: TYPES,
    server: server === undefined ? [] : [{ ...INACTIVE, ...server }],
  });

  describe.each(['free', 'locked', 'local'] as const)('that is %s', (kind) => {
    test.each(VOLUME_VERBS)('$label, in each status', ({ id, rule }) => {
      const answers = STATUSES.map((status) => {
        const raw = { status, boot: false, server: 'srv-aaaaa', ...KINDS_OF_VOLUME[kind] };
        return rule(record('volume', { id: 'vol-aaaaa', ...raw, ...volume }), known);
      });
      expect(answers).toEqual(otherwise[id]?.[kind] ?? TABLE[id]?.[kind]);
    });
  });
});

const ATTACHED_VOLUME = {
  id: 'vol-aaaaa',
  status: 'attached',
  storage_type: 'network',
  locked: false,
  boot: false,
  server: 'srv-aaaaa',
  size: 50 * GIGABYTE,
};

function why(verb: string, volume: object, account: object = {}) {
  const known = facts({
    server: [INACTIVE],
    server_type: TYPES,
  });
  const found = VOLUME_VERBS.find(({ id }) => id === verb);
  return found?.rule(record('volume', { ...ATTACHED_VOLUME, ...volume }), {
    ...known,
    account: record('account', { id: 'acc-aaaaa', ...account }),
  });
}

test('a pending account makes nothing of a volume and is told to activate', () => {
  const disabledReason = VOLUME_VERBS.filter(
    ({ id }) =>
      why(id, {}, { status: 'pending' }) === 'Activate your account by adding card details',
  );
  expect(disabledReason.map(({ id }) => id)).toEqual(['copy', 'image', 'resize']);
});

test.each([
  [4096, 'This volume is already at the maximum size'],
  [4095, OK],
])('a volume of %d GB is resized: %s', (size, answer) => {
  expect(why('resize', { size: size * GIGABYTE })).toBe(answer);
});

test.each([
  [102_400, 102_400, 'Your account is using its full Block Storage allocation'],
  [102_400, 102_399, 'Your account does not have enough Block Storage left for a copy'],
  [102_400, 51_200, OK],
])('a copy with a limit of %d MiB of which %d are used: %s', (limit, used, answer) => {
  const account = { block_storage_limit: limit, block_storage_used: used };
  expect(why('copy', {}, account)).toBe(answer);
});

test('serial, delete with server and the rest have their own rules', () => {
  const volume = (raw: object) => record('volume', { ...ATTACHED_VOLUME, ...raw });
  const attached = 'The serial cannot be changed while the volume is attached';
  expect(canEditSerial(volume({}), facts())).toBe(attached);
  expect(canEditSerial(volume({ status: 'detached' }), facts())).toBeUndefined();
  expect(canEditDeleteWithServer(volume({ storage_type: 'local' }), facts())).toBe(LOCAL);
  expect(canEditDeleteWithServer(volume({}), facts())).toBeUndefined();
  expect(canEdit(volume({ locked: true }), facts())).toBeUndefined();
  expect(canEdit(volume({ status: 'deleted' }), facts())).toBe(DELETED);
});

test.each([
  ['creating', CREATING],
  ['failed', FAILED],
])('the provider gives a serial to detached volumes alone: not while %s', (status, reason) => {
  const volume = record('volume', { ...ATTACHED_VOLUME, status });
  expect(canEditSerial(volume, facts())).toBe(reason);
});

test('a status that is not known yet, or not known at all, bars what needs one', () => {
  expect(why('detach', { status: undefined })).toBe('The status of this volume isn’t known yet');
  expect(why('detach', { status: 'melting' })).toBe('This volume is melting');
});
