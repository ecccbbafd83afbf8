import type { AccountStatus } from '@/wire/account';
import {
  count,
  boolean,
  mebibytes,
  nullable,
  reference,
  text,
  timestamp,
  enumOf,
} from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 1 §3. Memory and block storage are bytes; other limits are counts. */
export const accountFields = {
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
};

export type AccountRecord = RecordOf<'account', typeof accountFields>;
