import { expect, test } from 'vitest';
import { decode, type Decoded } from '@/model/decode';
import { kindOfId } from '@/model/ids';
import { REST_KINDS, KINDS, type Kind } from '@/model/kinds';
import type { FieldTable } from '@/model/records/fields';
import { FIELDS } from '@/model/records/records';
import { type Body, recordedBodies } from '../recorded-bodies';

function decoded({ kind, rows }: Body): readonly Decoded[] {
  return rows.map((row) => decode(kind, row, { volumeSize: 'MiB' }));
}

test('there are bodies of nearly every kind', () => {
  const found = new Set(recordedBodies().map(({ kind }) => kind));
  // No application and no event was ever recorded.
  expect(REST_KINDS.filter((kind) => !found.has(kind))).toEqual(['application', 'event']);
});

test.each(recordedBodies())('$file decodes', (body) => {
  for (const { id, entities } of decoded(body)) {
    expect(id).toMatch(new RegExp(`^${KINDS[body.kind].prefix}-[a-z0-9]{5}$`));
    expect(entities[0]).toMatchObject({ kind: body.kind, id });
  }
});

test('what is reported of them is just this', () => {
  const dropped = recordedBodies().flatMap((body) =>
    decoded(body).flatMap(({ issues }) =>
      issues.map(({ kind, path, message }) => `${body.file}: ${kind}.${path}: ${message}`),
    ),
  );
  expect(dropped).toMatchInlineSnapshot(`
    [
      "samples/POST_1.0_servers.202~libcloud.json: image.created_at: Expected a time",
      "samples/POST_1.0_servers.202~libcloud.json: server_type.disk_size: Expected a number",
      "samples/POST_1.0_servers.202~libcloud.json: image.created_at: Expected a time",
      "samples/POST_1.0_servers.202~libcloud.json: server.created_at: Expected a time",
      "samples/POST_1.0_servers.202~libcloud.json: server.started_at: Expected a time",
      "samples/POST_1.0_servers.202~libcloud.json: server.deleted_at: Expected a time",
    ]
  `);
});

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}

/** The names that the wire sent and no record keeps, wherever the record was nested. */
function unkept(kind: Kind, row: unknown, found: Set<string>): void {
  const names = new Set(['id', ...Object.keys(FIELDS[kind])]);
  const fields: FieldTable = FIELDS[kind];
  for (const { alias } of Object.values(fields)) if (alias !== undefined) names.add(alias);
  for (const [name, value] of Object.entries(fieldsOf(row))) {
    const known = names.has(name);
    if (!known) found.add(`${kind}.${name}`);
    for (const item of Array.isArray(value) ? value : [value]) {
      const nested = kindOfId(String(fieldsOf(item).id));
      if (known && nested !== undefined) unkept(nested, item, found);
    }
  }
}

test('what the wire sends and no record keeps is just this', () => {
  const found = new Set<string>();
  for (const { kind, rows } of recordedBodies()) for (const row of rows) unkept(kind, row, found);
  const everywhere = /\.(?:resource_type|url)$/;
  expect([...found].filter((name) => !everywhere.test(name)).sort()).toMatchInlineSnapshot(`
    [
      "account.clients",
      "account.cloud_ips",
      "account.database_servers",
      "account.database_snapshots",
      "account.description",
      "account.firewall_policies",
      "account.images",
      "account.library_ftp_host",
      "account.library_ftp_password",
      "account.library_ftp_user",
      "account.limits_cloudips",
      "account.load_balancers",
      "account.server_groups",
      "account.servers",
      "account.telephone_verified",
      "account.users",
      "account.verified_ip",
      "account.verified_telephone",
      "account.volumes",
      "account.zones",
      "api_client.secret",
      "database_server.admin_password",
      "server.console_token",
      "server.console_url",
      "user.messaging_pref",
    ]
  `);
});
