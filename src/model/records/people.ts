import * as v from 'valibot';
import {
  boolean,
  count,
  enumOf,
  mebibytes,
  nullable,
  object,
  objects,
  reference,
  references,
  text,
  timestamp,
  type Field,
  type Parts,
  type RecordOf,
} from './fields';
import type { AccountStatus, CollaborationStatus, PermissionsGroup } from '@/wire/people';

const twoFactor = v.object({ enabled: v.boolean(), required: v.optional(v.boolean()) });

const userName: Field<string | null> = {
  alias: 'user',
  reported: { kind: 'user' },
  read(user, reader) {
    const isNamed = typeof user === 'object' && user !== null && 'name' in user;
    return isNamed ? nullable(text('name')).read(user.name, reader) : null;
  },
};

const mentioned = v.object({
  id: v.string(),
  resource_type: v.optional(v.string()),
  name: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
});

const mention: Parts<EventReference> = {
  id: 'idOrName',
  resource_type: 'word',
  name: 'name',
  email: 'email',
};

export const PEOPLE = {
  /** Memory and block storage are bytes; other limits are counts (docs/wire.md#account). */
  account: {
    name: text('name'),
    status: enumOf<AccountStatus>(),
    owner: reference('user'),
    created_at: nullable(timestamp),
    verified_at: nullable(timestamp),
    address_1: nullable(text('text')),
    address_2: nullable(text('text')),
    city: nullable(text('text')),
    county: nullable(text('text')),
    postcode: nullable(text('text')),
    country_code: nullable(text('word')),
    country_name: nullable(text('label')),
    telephone_number: nullable(text('text')),
    vat_registration_number: nullable(text('text')),
    valid_credit_card: boolean,
    tfa_required: boolean,
    tfa_requirements_met: boolean,
    ram_limit: mebibytes,
    ram_used: mebibytes,
    servers_used: count,
    cloud_ips_limit: count,
    cloud_ips_used: count,
    load_balancers_limit: count,
    load_balancers_used: count,
    dbs_ram_limit: mebibytes,
    dbs_ram_used: mebibytes,
    dbs_instances_used: count,
    block_storage_limit: mebibytes,
    block_storage_used: mebibytes,
    windows_servers_limit: count,
  },

  /** Nested users have no accounts (docs/wire.md#user). */
  user: {
    name: nullable(text('name')),
    email_address: nullable(text('email')),
    email_verified: boolean,
    ssh_key: nullable(text('secret')),
    '2fa': nullable(object(twoFactor, { enabled: 'boolean', required: 'boolean' })),
    default_account: reference('account'),
    accounts: references('account'),
    created_at: nullable(timestamp),
  },

  /** The user is null until the invitation is accepted (docs/wire.md#collaboration). */
  collaboration: {
    name: userName,
    status: enumOf<CollaborationStatus>(),
    email: nullable(text('email')),
    role: enumOf<'owner' | 'admin'>(),
    role_label: nullable(text('label')),
    user: reference('user'),
    inviter: reference('user'),
    account: reference('account'),
    created_at: nullable(timestamp),
    expires_at: nullable(timestamp),
    started_at: nullable(timestamp),
    finished_at: nullable(timestamp),
    tfa_required: boolean,
  },

  /** The secret never enters the store (docs/wire.md#application). */
  application: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    status: enumOf<'active' | 'revoked'>(),
    created_at: nullable(timestamp),
    updated_at: nullable(timestamp),
    revoked_at: nullable(timestamp),
  },

  /** The secret never enters the store (docs/wire.md#api-client). */
  api_client: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    permissions_group: enumOf<PermissionsGroup>(),
    revoked_at: nullable(timestamp),
    account: reference('account'),
  },

  /** Only the event stream sends `touches` and `state` (docs/wire.md#event). */
  event: {
    action: text('action'),
    created_at: nullable(timestamp),
    state: nullable(text('word')),
    resource: nullable(object(mentioned, mention)),
    account: nullable(object(mentioned, mention)),
    user: nullable(object(mentioned, mention)),
    client: nullable(object(mentioned, mention)),
    affects: objects(mentioned, mention),
    touches: objects(mentioned, mention),
  },
};

export type AccountRecord = RecordOf<'account', (typeof PEOPLE)['account']>;

export type CollaborationRecord = RecordOf<'collaboration', (typeof PEOPLE)['collaboration']>;

export type EventRecord = RecordOf<'event', (typeof PEOPLE)['event']>;
export type EventReference = v.InferOutput<typeof mentioned>;
