import type { NewDatabaseBody } from './create';
import {
  command,
  type Line,
  optionWords,
  resource,
  resourceName,
  withGaps,
} from '@/model/show-as/commands';
import { hclString } from '@/model/show-as/quote';

const sources = ({ access_control: rules }: NewDatabaseBody) => rules.map(({ source }) => source);

const gapsOf = ({ access_control: rules }: NewDatabaseBody) =>
  rules.some(({ description }) => description) && 'the descriptions of access rules';

/** Names for the client's `DateTime.parse`, which reads a number as a day of the month. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Shows a new Cloud SQL server as a command of the provider's client. The options are from
 * brightbox-cli, `lib/brightbox-cli/commands/sql/instances_create.rb` and its CHANGELOG 2.6.0. It
 * has no option for the retention, and sends a zone as given.
 */
export function databaseCommandLine(body: NewDatabaseBody): string {
  const given: readonly (readonly [string, string | undefined])[] = [
    ['--name', body.name],
    ['--description', body.description],
    ['--engine', body.engine],
    ['--engine-version', body.version],
    ['--snapshot', body.snapshot],
    ['--type', body.database_type],
    ['--zone', body.zone],
    ['--allow-access', sources(body).join(',') || undefined],
    ['--maintenance-weekday', WEEKDAYS[body.maintenance_weekday]],
    ['--maintenance-hour', String(body.maintenance_hour)],
    ['--snapshots-schedule', body.snapshots_schedule ?? undefined],
  ];
  return withGaps(command('sql instances create', optionWords(given)), [
    Boolean(body.snapshots_retention) && 'the retention of snapshots',
    gapsOf(body),
  ]);
}

/**
 * Shows it as a Terraform resource (terraform-provider-brightbox,
 * `resources/database_server.md`).
 */
export function databaseTerraform(body: NewDatabaseBody, zone: string | null | undefined): string {
  const line = (argument: string, value: string | null | undefined): readonly Line[] =>
    value ? [[argument, hclString(value)]] : [];
  const name = resourceName(body.name ?? '', 'database');
  const text = resource('brightbox_database_server', name, [
    ...line('name', body.name),
    ...line('description', body.description),
    ...line('database_engine', body.engine),
    ...line('database_version', body.version),
    ...line('snapshot', body.snapshot),
    ...line('database_type', body.database_type),
    ...line('zone', zone ?? body.zone),
    ['allow_access', `[${sources(body).map(hclString).join(', ')}]`],
    ['maintenance_weekday', String(body.maintenance_weekday)],
    ['maintenance_hour', String(body.maintenance_hour)],
    ...line('snapshots_schedule', body.snapshots_schedule),
    ...line('snapshots_retention', body.snapshots_retention),
  ]);
  return withGaps(text, [gapsOf(body)]);
}
