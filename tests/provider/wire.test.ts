import { expect, test } from 'vitest';
import { API_CLIENT_VERBS } from '@/model/api-client/verbs';
import { requestLimitCall, saveAddressCall } from '@/model/account/calls';
import { limitOf } from '@/model/account/limits';
import { ACCOUNT_VERBS } from '@/model/account/verbs';
import { APPLICATION_VERBS } from '@/model/application/verbs';
import { chargeCardCall, saveCardCall } from '@/model/billing/calls';
import { type Call, callsOf, update } from '@/model/call';
import {
  createCloudIpCall,
  deleteCalls,
  mapCall,
  mapCalls,
  unmapCall,
} from '@/model/cloud-ip/calls';
import { EMPTY_CLOUD_IP } from '@/model/cloud-ip/create';
import { destinationOfId } from '@/model/cloud-ip/describe';
import { CLOUD_IP_VERBS } from '@/model/cloud-ip/verbs';
import { TEAM_VERBS } from '@/model/collaboration/verbs';
import { accessCall, createDatabaseCall, resizeDatabaseCall } from '@/model/database-server/calls';
import { DATABASE_SERVER_VERBS } from '@/model/database-server/verbs';
import { DATABASE_SNAPSHOT_VERBS } from '@/model/database-snapshot/verbs';
import {
  changeContainerCall,
  createContainerCall,
  deleteContainerCall,
  saveContainerCall,
  saveContainerKeysCall,
  saveHeadersCall,
} from '@/model/container/calls';
import { CONTAINER_VERBS } from '@/model/container/verbs';
import type { Facts } from '@/model/facts';
import { nodesCall, redirectCall } from '@/model/load-balancer/calls';
import { LOAD_BALANCER_VERBS } from '@/model/load-balancer/verbs';
import { createPolicyCall } from '@/model/firewall-policy/calls';
import { createRuleCall, deleteRuleCall, updateRuleCall } from '@/model/firewall-rule/calls';
import { emptyRule } from '@/model/firewall-rule/form';
import { IMAGE_VERBS } from '@/model/image/verbs';
import { type Kind, REST_KINDS, type RestKind } from '@/model/kinds';
import {
  addServersCall,
  createGroupCall,
  deleteGroupCalls,
  membershipCalls,
  moveServersCall,
} from '@/model/server-group/calls';
import {
  copyCall,
  deleteObjectCall,
  makeDirectoryCall,
  moveCalls,
  removeObjectsCall,
  saveNotesCall,
} from '@/model/object/calls';
import { rowOfRecord } from '@/model/object/rows';
import { OBJECT_VERBS } from '@/model/object/verbs';
import { saveKeysCall } from '@/model/orbit/calls';
import { containerId, objectId } from '@/model/orbit/ids';
import { NO_KEYS } from '@/model/orbit/account';
import { createRepositoryCall, deleteRepositoryCall, deleteTagsCall } from '@/model/registry/calls';
import { tagFolder } from '@/model/registry/layout';
import { REPOSITORY_VERBS, TAG_VERBS } from '@/model/registry/verbs';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { createServerCall, resizeCall, updateServerCall } from '@/model/server/calls';
import { parseSchedule } from '@/model/schedule';
import { retentionCall, scheduleCall } from '@/model/snapshots/calls';
import { readRetention } from '@/model/snapshots/plan';
import { SERVER_VERBS } from '@/model/server/verbs';
import { supportCall } from '@/model/support/calls';
import {
  beginTwoFactorCall,
  changePasswordCall,
  completeTwoFactorCall,
  disableTwoFactorCall,
  requestVerificationCall,
  saveSshKeysCall,
} from '@/model/user/calls';
import type { Verb } from '@/model/verb';
import {
  attachCall,
  copyVolumeCall,
  createVolumeCall,
  imageOfVolumeCall,
  resizeVolumeCall,
} from '@/model/volume/calls';
import { emptyVolume } from '@/model/volume/create';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { sendCall } from '@/store/calls/send-call';
import { facts, record } from '../model/build';
import { json } from './fake-fetch';
import { fakeRest } from './fake-rest';

/*
 * Every call of the panel as the provider sees it. Written from docs/wire.md, not from the panel's
 * tables. A new kind, call or verb needs a row; without one the test
 * fails.
 */

const ACCOUNT = 'acc-aaaaa';
const OURS = `?account_id=${ACCOUNT}`;

/** A kind's list, null if it is only nested in another kind, and one of its records. */
const READS: Readonly<Record<RestKind, readonly [list: string | null, record: string]>> = {
  account: ['/1.0/accounts?nested=false', '/1.0/accounts/acc-zzzzz'],
  application: ['/1.0/applications', '/1.0/applications/app-zzzzz'],
  api_client: [`/1.0/api_clients${OURS}`, `/1.0/api_clients/cli-zzzzz${OURS}`],
  cloud_ip: [`/1.0/cloud_ips${OURS}`, `/1.0/cloud_ips/cip-zzzzz${OURS}`],
  collaboration: [`/1.0/collaborations${OURS}`, `/1.0/collaborations/col-zzzzz${OURS}`],
  database_server: [`/1.0/database_servers${OURS}`, `/1.0/database_servers/dbs-zzzzz${OURS}`],
  database_snapshot: [`/1.0/database_snapshots${OURS}`, `/1.0/database_snapshots/dbi-zzzzz${OURS}`],
  database_type: ['/1.0/database_types', '/1.0/database_types/dbt-zzzzz'],
  event: [`/1.0/events${OURS}&limit=100`, `/1.0/events/evt-zzzzz${OURS}`],
  firewall_policy: [`/1.0/firewall_policies${OURS}`, `/1.0/firewall_policies/fwp-zzzzz${OURS}`],
  firewall_rule: [null, `/1.0/firewall_rules/fwr-zzzzz${OURS}`],
  image: [`/1.0/images${OURS}`, `/1.0/images/img-zzzzz${OURS}`],
  interface: [null, `/1.0/interfaces/int-zzzzz${OURS}`],
  load_balancer: [`/1.0/load_balancers${OURS}`, `/1.0/load_balancers/lba-zzzzz${OURS}`],
  server: [`/1.0/servers${OURS}&metadata=true`, `/1.0/servers/srv-zzzzz${OURS}&metadata=true`],
  server_group: [`/1.0/server_groups${OURS}`, `/1.0/server_groups/grp-zzzzz${OURS}`],
  server_type: ['/1.0/server_types', '/1.0/server_types/typ-zzzzz'],
  user: ['/1.0/users', '/1.0/users/usr-zzzzz'],
  volume: [`/1.0/volumes${OURS}`, `/1.0/volumes/vol-zzzzz${OURS}`],
  zone: ['/1.0/zones', '/1.0/zones/zon-zzzzz'],
};

test.each(REST_KINDS)(
  'a list and a record of the kind %s are asked for by the wire',
  async (kind) => {
    const [list, one] = READS[kind];
    const id = /[a-z]{3}-zzzzz/u.exec(one)![0];
    const { api, asked } = fakeRest(() => json([]));
    if (list !== null) await api.list(kind, { account: ACCOUNT });
    await api.read(kind, id, { account: ACCOUNT });
    expect(asked()).toEqual([...(list === null ? [] : [`GET ${list}`]), `GET ${one}`]);
  },
);

test('the invitations of whoever is signed in are of no account', async () => {
  const { api, asked } = fakeRest(() => json([]));
  await api.list('collaboration');
  expect(asked()).toEqual(['GET /1.0/user/collaborations']);
});

/** Headers that Orbit is asked for before a change. */
const KEPT = { 'X-Container-Object-Count': '1', 'X-Container-Bytes-Used': '1', Etag: 'e' };

/** Answer of every mutation once it is done. */
const DONE = {
  success: true,
  message: null,
  isComplete: true,
  provisioningSecret: 'JBSWY3DPEHPK3PXP',
  provisioningUri: 'otpauth://totp/demo',
  backupCodes: ['one'],
};

function answerOf(call: Call, { method, url }: Request): Response {
  if (call.mutation) return json({ data: { [call.mutation]: DONE } });
  if (!call.storage) return json({}, 202);
  if (url.includes('bulk-delete'))
    return json({
      'Number Deleted': 1,
      'Number Not Found': 0,
      'Response Status': '200 OK',
      Errors: [],
    });
  if (method === 'GET') return json([LINK]);
  return method === 'HEAD'
    ? new Response(null, { status: 204, headers: KEPT })
    : new Response(null, { status: 201 });
}

/** Calls as they go out on behalf of the account. */
async function wireOf(calls: readonly Call[]): Promise<readonly string[]> {
  let answer: (request: Request) => Response = () => json({}, 202);
  const { api: rest, graphql, orbit, asked } = fakeRest((request) => answer(request));
  for (const call of calls) {
    answer = (request) => answerOf(call, request);
    await sendCall({ rest, graphql, orbit }, call, { account: ACCOUNT });
  }
  return asked();
}

const UNITS = { volumeSize: 'bytes' } as const;
const CIP = 'cip-zzzzz';
const BALANCER = 'lba-zzzzz';
const LBA = destinationOfId(BALANCER)!;
const [DBS, DBI] = ['dbs-zzzzz', 'dbi-zzzzz'] as const;
const [SRV, VOL, IMG, GRP, FWP, FWR] = [
  'srv-zzzzz',
  'vol-zzzzz',
  'img-zzzzz',
  'grp-zzzzz',
  'fwp-zzzzz',
  'fwr-zzzzz',
] as const;
const server = record('server', { id: SRV });
const volume = record('volume', { id: VOL, server: { id: SRV }, size: 1 });
const image = record('image', { id: IMG });
const ip = record('cloud_ip', { id: CIP, status: 'mapped' });
const group = record('server_group', {
  id: GRP,
  servers: [{ id: 'srv-aaaaa' }],
  firewall_policy: { id: FWP },
});
const balancer = record('load_balancer', { id: BALANCER });
const ME = record('user', { id: 'usr-zzzzz' });
const [BOX, BOX_PATH] = [containerId(ACCOUNT, 'box'), `/v1/${ACCOUNT}/box`] as const;
/** A name is one segment of a path (`src/model/orbit/links.ts`). */
const [KEPT_ID, KEPT_PATH] = [objectId(ACCOUNT, 'box', 'a/b'), `${BOX_PATH}/a%2Fb`] as const;
const NEW = { account: ACCOUNT, container: 'box', object: 'new' } as const;
const NEW_PATH = `${BOX_PATH}/new`;
const COPIED = { record: { id: KEPT_ID, hash: 'e' }, to: NEW, overwrite: true } as const;
const REPOSITORY = { account: ACCOUNT, container: 'web_ctrimages', root: 'r' } as const;
const REPOSITORY_ID = containerId(ACCOUNT, REPOSITORY.container);
const REPOSITORY_PATH = `/v1/${ACCOUNT}/web_ctrimages`;
const FOLDER = tagFolder(REPOSITORY, '', 'v1');
const LINK = { name: `${FOLDER}current/link`, hash: 'e' };
const TAG = {
  id: objectId(ACCOUNT, REPOSITORY.container, FOLDER),
  name: 'web:v1',
  image: '',
  tag: 'v1',
  hash: 'e',
  isBroken: false,
};
const TAG_LISTING = `GET ${REPOSITORY_PATH}?${new URLSearchParams({
  format: 'json',
  prefix: FOLDER.slice(0, -'v1/'.length),
  marker: FOLDER,
  limit: '200',
}).toString()}`;
const BULK_DELETE = `POST /v1/${ACCOUNT}?bulk-delete=`;
const NOTES = {
  contentType: 'text/plain',
  disposition: '',
  encoding: '',
  cacheControl: '',
  deleteAt: undefined,
  labels: {},
  kept: {},
};
const known = {
  ...facts({
    firewall_policy: [{ id: FWP, description: `Auto-created for ${GRP}` }],
    collaboration: [{ id: 'col-yyyyy', user: ME.id, account: ACCOUNT, status: 'accepted' }],
  }),
  user: ME,
};

/** Calls by the name of their builder in `src/model/<kind>/calls.ts`. */
const CALLS: Readonly<Record<string, readonly [calls: readonly Call[], ...wire: string[]]>> = {
  createServerCall: [[createServerCall({ server_type: 'typ-aaaaa' })], `POST /1.0/servers${OURS}`],
  updateServerCall: [[updateServerCall(SRV, { name: '' })], `PUT /1.0/servers/${SRV}${OURS}`],
  resizeCall: [[resizeCall(SRV, 'typ-aaaaa')], `POST /1.0/servers/${SRV}/resize${OURS}`],
  nodesCall: [[nodesCall(BALANCER, [SRV])], `PUT /1.0/load_balancers/${BALANCER}${OURS}`],
  redirectCall: [[redirectCall(balancer, true)], `PUT /1.0/load_balancers/${BALANCER}${OURS}`],
  scheduleCall: [
    [scheduleCall('server', SRV, parseSchedule(null))],
    `PUT /1.0/servers/${SRV}${OURS}`,
  ],
  retentionCall: [
    [retentionCall('server', SRV, readRetention(null))],
    `PUT /1.0/servers/${SRV}${OURS}`,
  ],
  createDatabaseCall: [
    [
      createDatabaseCall({
        database_type: 'dbt-aaaaa',
        maintenance_weekday: 1,
        maintenance_hour: 0,
        snapshots_schedule: null,
        snapshots_retention: '',
        access_control: [],
      }),
    ],
    `POST /1.0/database_servers${OURS}`,
  ],
  resizeDatabaseCall: [
    [resizeDatabaseCall(DBS, 'dbt-aaaaa')],
    `POST /1.0/database_servers/${DBS}/resize${OURS}`,
  ],
  accessCall: [[accessCall(DBS, [])], `PUT /1.0/database_servers/${DBS}${OURS}`],
  createVolumeCall: [[createVolumeCall(emptyVolume(40), UNITS)], `POST /1.0/volumes${OURS}`],
  attachCall: [[attachCall(VOL, SRV, false)], `POST /1.0/volumes/${VOL}/attach${OURS}`],
  resizeVolumeCall: [
    [resizeVolumeCall(volume, 2, UNITS)],
    `POST /1.0/volumes/${VOL}/resize${OURS}`,
  ],
  copyVolumeCall: [[copyVolumeCall(VOL, {})], `POST /1.0/volumes/${VOL}/copy${OURS}`],
  imageOfVolumeCall: [[imageOfVolumeCall(VOL)], `POST /1.0/images${OURS}`],
  createGroupCall: [
    [createGroupCall({ name: '', description: '', servers: [], outbound: true })],
    `POST /1.0/server_groups${OURS}`,
  ],
  addServersCall: [
    [addServersCall(GRP, [SRV])],
    `POST /1.0/server_groups/${GRP}/add_servers${OURS}`,
  ],
  membershipCalls: [
    membershipCalls(group, { joining: [SRV], leaving: ['srv-aaaaa'] }),
    `POST /1.0/server_groups/${GRP}/add_servers${OURS}`,
    `POST /1.0/server_groups/${GRP}/remove_servers${OURS}`,
  ],
  moveServersCall: [
    [moveServersCall(GRP, [SRV], 'grp-aaaaa')],
    `POST /1.0/server_groups/${GRP}/move_servers${OURS}`,
  ],
  deleteGroupCalls: [
    callsOf(deleteGroupCalls(group, known)),
    `DELETE /1.0/server_groups/${GRP}${OURS}`,
    `DELETE /1.0/firewall_policies/${FWP}${OURS}`,
  ],
  createPolicyCall: [[createPolicyCall(GRP)], `POST /1.0/firewall_policies${OURS}`],
  createRuleCall: [[createRuleCall(FWP, emptyRule('in'))], `POST /1.0/firewall_rules${OURS}`],
  updateRuleCall: [
    [updateRuleCall(FWR, emptyRule('in'), emptyRule('out'))],
    `PUT /1.0/firewall_rules/${FWR}${OURS}`,
  ],
  deleteRuleCall: [[deleteRuleCall(FWR)], `DELETE /1.0/firewall_rules/${FWR}${OURS}`],
  createCloudIpCall: [[createCloudIpCall(EMPTY_CLOUD_IP)], `POST /1.0/cloud_ips${OURS}`],
  mapCall: [[mapCall(CIP, LBA, known)], `POST /1.0/cloud_ips/${CIP}/map${OURS}`],
  unmapCall: [[unmapCall(ip, known)], `POST /1.0/cloud_ips/${CIP}/unmap${OURS}`],
  mapCalls: [
    callsOf(mapCalls(ip, LBA, known)),
    `POST /1.0/cloud_ips/${CIP}/unmap${OURS}`,
    `POST /1.0/cloud_ips/${CIP}/map${OURS}`,
  ],
  deleteCalls: [
    callsOf(deleteCalls(ip, known)),
    `POST /1.0/cloud_ips/${CIP}/unmap${OURS}`,
    `DELETE /1.0/cloud_ips/${CIP}${OURS}`,
  ],
  saveAddressCall: [
    [
      saveAddressCall(ACCOUNT, {
        address_1: '1 Quay',
        address_2: '',
        city: 'Cork',
        county: '',
        postcode: 'T12',
        country_code: 'IE',
      }),
    ],
    `PUT /1.0/accounts/${ACCOUNT}`,
  ],
  saveKeysCall: [[saveKeysCall(ACCOUNT, { ...NO_KEYS, key1: 'k' })], `POST /v1/${ACCOUNT}`],
  requestLimitCall: [
    [
      requestLimitCall(ACCOUNT, limitOf('server')!, {
        newLimit: '8',
        organisationType: 'WEB',
        message: 'For the shop',
      }),
    ],
    'POST /kiosk',
  ],
  // Sent for the person, without an account.
  saveCardCall: [[saveCardCall(ACCOUNT, 'pm_1')], 'POST /kiosk'],
  chargeCardCall: [[chargeCardCall(ACCOUNT, '18.20')], 'POST /kiosk'],
  requestVerificationCall: [[requestVerificationCall('usr-zzzzz')], 'POST /kiosk'],
  changePasswordCall: [
    [
      changePasswordCall('usr-zzzzz', {
        currentPassword: 'a',
        newPassword: 'b',
        confirmation: 'b',
      }),
    ],
    'POST /kiosk',
  ],
  beginTwoFactorCall: [[beginTwoFactorCall('usr-zzzzz')], 'POST /kiosk'],
  completeTwoFactorCall: [[completeTwoFactorCall('usr-zzzzz', '123456')], 'POST /kiosk'],
  disableTwoFactorCall: [[disableTwoFactorCall('usr-zzzzz', 'a')], 'POST /kiosk'],
  supportCall: [[supportCall(ACCOUNT, 'Please help me')], 'POST /kiosk'],
  saveSshKeysCall: [[saveSshKeysCall('usr-zzzzz', 'ssh-rsa A')], 'PUT /1.0/users/usr-zzzzz'],
  createContainerCall: [[createContainerCall(ACCOUNT, 'box')], `PUT ${BOX_PATH}`],
  saveContainerCall: [[saveContainerCall(BOX, { quota_count: 1 })], `POST ${BOX_PATH}`],
  changeContainerCall: [
    [changeContainerCall(BOX, () => ({ read: null }))],
    `HEAD ${BOX_PATH}`,
    // Its segments, if any, are to be read by the same.
    `GET /v1/${ACCOUNT}?format=json&prefix=box_segments&limit=1`,
    `POST ${BOX_PATH}`,
  ],
  saveHeadersCall: [[saveHeadersCall(BOX, {})], `POST ${BOX_PATH}`],
  saveContainerKeysCall: [[saveContainerKeysCall(BOX, NO_KEYS)], `POST ${BOX_PATH}`],
  deleteContainerCall: [[deleteContainerCall(BOX)], `DELETE ${BOX_PATH}`],
  makeDirectoryCall: [[makeDirectoryCall(NEW)], `PUT ${NEW_PATH}`],
  deleteObjectCall: [[deleteObjectCall({ id: KEPT_ID })], `DELETE ${KEPT_PATH}`],
  removeObjectsCall: [
    [removeObjectsCall(ACCOUNT, 'box', { names: ['a/b'], folders: [] }, '')],
    BULK_DELETE,
  ],
  copyCall: [[copyCall(COPIED)], `PUT ${NEW_PATH}`],
  moveCalls: [moveCalls(COPIED), `PUT ${NEW_PATH}`, `HEAD ${KEPT_PATH}`, `DELETE ${KEPT_PATH}`],
  saveNotesCall: [[saveNotesCall(KEPT_ID, NOTES)], `POST ${KEPT_PATH}`],
  createRepositoryCall: [[createRepositoryCall(ACCOUNT, 'web')], `PUT ${REPOSITORY_PATH}`],
  deleteRepositoryCall: [[deleteRepositoryCall(REPOSITORY_ID)], `DELETE ${REPOSITORY_PATH}`],
  deleteTagsCall: [
    [deleteTagsCall(ACCOUNT, { tags: [TAG], newest: [], tellsEach: false })],
    TAG_LISTING,
    BULK_DELETE,
  ],
};

test.each(Object.entries(CALLS))(
  '%s goes out as the wire has it',
  async (_name, [calls, ...wire]) => {
    expect(await wireOf(calls)).toEqual(wire);
  },
);

test.each([
  'server',
  'server_group',
  'image',
  'volume',
  'database_server',
  'database_snapshot',
  'cloud_ip',
  'load_balancer',
  'api_client',
] as const)('a setting of the kind %s goes out as the wire has it', async (kind) => {
  const [, one] = READS[kind];
  const wire = one.replace('&metadata=true', '');
  const id = /[a-z]{3}-zzzzz/u.exec(one)![0];
  expect(await wireOf([update(kind, id, { name: 'x' })])).toEqual([`PUT ${wire}`]);
});

test('there is a row for everything that makes calls', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/model/*/calls.ts', {
    eager: true,
  });
  const makers = Object.values(modules)
    .flatMap((module) => Object.keys(module))
    .filter((name) => /Calls?$/u.test(name));
  expect(Object.keys(CALLS).toSorted()).toEqual(makers.toSorted());
});

/** By kind and id; a verb that leads to a screen sends nothing by itself. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  'server start': [`POST /1.0/servers/${SRV}/start${OURS}`],
  'server stop': [`POST /1.0/servers/${SRV}/stop${OURS}`],
  'server shutdown': [`POST /1.0/servers/${SRV}/shutdown${OURS}`],
  'server reboot': [`POST /1.0/servers/${SRV}/reboot${OURS}`],
  'server reset': [`POST /1.0/servers/${SRV}/reset${OURS}`],
  'server console': [`POST /1.0/servers/${SRV}/activate_console${OURS}`],
  'server snapshot': [`POST /1.0/servers/${SRV}/snapshot${OURS}`],
  'server attach': [],
  'server similar': [],
  'server resize': [],
  'server lock': [`PUT /1.0/servers/${SRV}/lock_resource${OURS}`],
  'server unlock': [`PUT /1.0/servers/${SRV}/unlock_resource${OURS}`],
  'server delete': [`DELETE /1.0/servers/${SRV}${OURS}`],
  'volume attach': [],
  'volume detach': [`POST /1.0/volumes/${VOL}/detach${OURS}`],
  'volume boot': [`POST /1.0/volumes/${VOL}/attach${OURS}`],
  'volume copy': [],
  'volume image': [`POST /1.0/images${OURS}`],
  'volume resize': [],
  'volume lock': [`PUT /1.0/volumes/${VOL}/lock_resource${OURS}`],
  'volume unlock': [`PUT /1.0/volumes/${VOL}/unlock_resource${OURS}`],
  'volume delete': [`DELETE /1.0/volumes/${VOL}${OURS}`],
  'image create-server': [],
  'image lock': [`PUT /1.0/images/${IMG}/lock_resource${OURS}`],
  'image unlock': [`PUT /1.0/images/${IMG}/unlock_resource${OURS}`],
  'image delete': [`DELETE /1.0/images/${IMG}${OURS}`],
  'cloud_ip map': [],
  'cloud_ip remap': [],
  'cloud_ip unmap': [`POST /1.0/cloud_ips/${CIP}/unmap${OURS}`],
  'cloud_ip delete': [
    `POST /1.0/cloud_ips/${CIP}/unmap${OURS}`,
    `DELETE /1.0/cloud_ips/${CIP}${OURS}`,
  ],
  'load_balancer similar': [],
  'load_balancer lock': [`PUT /1.0/load_balancers/${BALANCER}/lock_resource${OURS}`],
  'load_balancer unlock': [`PUT /1.0/load_balancers/${BALANCER}/unlock_resource${OURS}`],
  'load_balancer delete': [`DELETE /1.0/load_balancers/${BALANCER}${OURS}`],
  'database_server restart': [`POST /1.0/database_servers/${DBS}/reset${OURS}`],
  'database_server snapshot': [`POST /1.0/database_servers/${DBS}/snapshot${OURS}`],
  'database_server snapshot-details': [],
  'database_server reset-password': [`POST /1.0/database_servers/${DBS}/reset_password${OURS}`],
  'database_server resize': [],
  'database_server lock': [`PUT /1.0/database_servers/${DBS}/lock_resource${OURS}`],
  'database_server unlock': [`PUT /1.0/database_servers/${DBS}/unlock_resource${OURS}`],
  'database_server delete': [`DELETE /1.0/database_servers/${DBS}${OURS}`],
  'database_snapshot create-server': [],
  'database_snapshot lock': [`PUT /1.0/database_snapshots/${DBI}/lock_resource${OURS}`],
  'database_snapshot unlock': [`PUT /1.0/database_snapshots/${DBI}/unlock_resource${OURS}`],
  'database_snapshot delete': [`DELETE /1.0/database_snapshots/${DBI}${OURS}`],
  'application reset-secret': ['POST /1.0/applications/app-zzzzz/reset_secret'],
  'application revoke': ['DELETE /1.0/applications/app-zzzzz'],
  'api_client reset-secret': [`POST /1.0/api_clients/cli-zzzzz/reset_secret${OURS}`],
  'api_client revoke': [`DELETE /1.0/api_clients/cli-zzzzz${OURS}`],
  'collaboration resend': [`POST /1.0/collaborations/col-zzzzz/resend${OURS}`],
  'collaboration cancel': [`DELETE /1.0/collaborations/col-zzzzz${OURS}`],
  'collaboration remove': [`DELETE /1.0/collaborations/col-zzzzz${OURS}`],
  'account leave': [`DELETE /1.0/collaborations/col-yyyyy${OURS}`],
  'collaboration leave': [`DELETE /1.0/collaborations/col-zzzzz${OURS}`],
  'container browse': [],
  'container end_versions': [`POST ${BOX_PATH}`],
  'container delete': [`DELETE ${BOX_PATH}`],
  'object move': [],
  'object copy': [],
  'object restore': [],
  'object notes': [],
  'object delete': [`DELETE ${KEPT_PATH}`],
  'repository browse': [],
  'repository delete': [`DELETE ${REPOSITORY_PATH}`],
  'tag delete': [TAG_LISTING, BULK_DELETE],
  'server_group delete': [
    `DELETE /1.0/server_groups/${GRP}${OURS}`,
    `DELETE /1.0/firewall_policies/${FWP}${OURS}`,
  ],
};

function sentBy<R>(
  kind: Kind | 'repository' | 'tag',
  verbs: readonly Verb<R>[],
  one: R,
  what: Facts,
): readonly (readonly [name: string, calls: readonly Call[]])[] {
  return verbs.map((verb) => [
    `${kind} ${verb.id}`,
    verb.request === undefined ? [] : callsOf(verb.request(one, ACCOUNT, what)),
  ]);
}

const VERB_CALLS = [
  ...sentBy('application', APPLICATION_VERBS, record('application', { id: 'app-zzzzz' }), known),
  ...sentBy('api_client', API_CLIENT_VERBS, record('api_client', { id: 'cli-zzzzz' }), known),
  ...sentBy('account', ACCOUNT_VERBS, record('account', { id: ACCOUNT }), known),
  ...sentBy('collaboration', TEAM_VERBS, record('collaboration', { id: 'col-zzzzz' }), known),
  ...sentBy('server', SERVER_VERBS, server, known),
  ...sentBy('volume', VOLUME_VERBS, volume, known),
  ...sentBy('image', IMAGE_VERBS, image, known),
  ...sentBy(
    'database_server',
    DATABASE_SERVER_VERBS,
    record('database_server', { id: DBS }),
    known,
  ),
  ...sentBy(
    'database_snapshot',
    DATABASE_SNAPSHOT_VERBS,
    record('database_snapshot', { id: DBI }),
    known,
  ),
  ...sentBy('server_group', SERVER_GROUP_VERBS, group, known),
  ...sentBy('cloud_ip', CLOUD_IP_VERBS, ip, known),
  ...sentBy('load_balancer', LOAD_BALANCER_VERBS, balancer, known),
  ...sentBy('container', CONTAINER_VERBS, { id: BOX }, known),
  ...sentBy('object', OBJECT_VERBS, rowOfRecord({ id: KEPT_ID, name: 'a/b' }), known),
  ...sentBy('repository', REPOSITORY_VERBS, { id: REPOSITORY_ID }, known),
  ...sentBy('tag', TAG_VERBS, TAG, known),
];

test.each(VERB_CALLS)('the verb %s goes out as the wire has it', async (name, calls) => {
  expect(await wireOf(calls)).toEqual(VERBS[name]);
});

test('the verbs of every kind that has some are there', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/model/*/verbs.ts', {
    eager: true,
  });
  const tables = Object.values(modules).flatMap((module) => Object.values(module));
  const verbs = tables.filter((table) => Array.isArray(table)).flat();
  expect(verbs).toHaveLength(VERB_CALLS.length);
});
