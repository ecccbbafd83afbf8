import type { NewDatabaseBody } from '@/model/database-server/create/request';
import { command, optionWords } from '@/model/show-as/command-line';
import { hclString } from '@/model/show-as/quote';
import { type Line, resource, resourceName } from '@/model/show-as/terraform';

const sources = ({ access_control: rules }: NewDatabaseBody) => rules.map(({ source }) => source);

/** Shows a new Cloud SQL server as a command of the provider's client. */
export function databaseCommandLine(
  body: NewDatabaseBody,
  zone: string | null | undefined,
): string {
  const given: readonly (readonly [string, string | undefined])[] = [
    ['--name', body.name],
    ['--description', body.description],
    ['--engine', body.engine],
    ['--engine-version', body.version],
    ['--snapshot', body.snapshot],
    ['--type', body.database_type],
    ['--zone', zone ?? body.zone],
    ['--allow-access', sources(body).join(',') || undefined],
    ['--maintenance-weekday', String(body.maintenance_weekday)],
    ['--maintenance-hour', String(body.maintenance_hour)],
    ['--snapshots-schedule', body.snapshots_schedule ?? undefined],
    ['--snapshots-retention', body.snapshots_retention || undefined],
  ];
  return command('sql instances create', optionWords(given));
}

/** Shows it as a Terraform resource. */
export function databaseTerraform(body: NewDatabaseBody, zone: string | null | undefined): string {
  const text = (argument: string, value: string | null | undefined): readonly Line[] =>
    value ? [[argument, hclString(value)]] : [];
  const name = resourceName(body.name ?? '', 'database');
  return resource('brightbox_database_server', name, [
    ...text('name', body.name),
    ...text('description', body.description),
    ...text('database_engine', body.engine),
    ...text('database_version', body.version),
    ...text('snapshot', body.snapshot),
    ...text('database_type', body.database_type),
    ...text('zone', zone ?? body.zone),
    ['allow_access', `[${sources(body).map(hclString).join(', ')}]`],
    ['maintenance_weekday', String(body.maintenance_weekday)],
    ['maintenance_hour', String(body.maintenance_hour)],
    ...text('snapshots_schedule', body.snapshots_schedule),
    ...text('snapshots_retention', body.snapshots_retention),
  ]);
}
