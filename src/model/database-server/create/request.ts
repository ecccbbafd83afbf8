import { wireAccess } from '@/model/database-server/access';
import type { NewDatabase } from '@/model/database-server/create/form';
import { wireMaintenance } from '@/model/database-server/maintenance';
import { parseSchedule, scheduleText } from '@/model/schedule';
import { wireRetention } from '@/model/snapshots/plan';
import type { AccessRule } from '@/wire/database-server';

/** Spec 2 §7; its keys differ from those of the answer (wire facts §11). */
export interface NewDatabaseBody {
  readonly name?: string;
  readonly description?: string;
  readonly engine?: string;
  readonly version?: string;
  readonly snapshot?: string;
  readonly database_type: string;
  readonly zone?: string;
  readonly maintenance_weekday: number;
  readonly maintenance_hour: number;
  readonly snapshots_schedule: string | null;
  readonly snapshots_retention: string;
  readonly access_control: readonly AccessRule[];
}

/** Converts the form to a request; empty names and choices are left to the provider. */
export function newDatabaseBody(form: NewDatabase): NewDatabaseBody {
  const name = form.name.trim();
  const description = form.description.trim();
  return {
    ...(name && { name }),
    ...(description && { description }),
    ...(form.from === 'engine'
      ? { engine: form.engine, version: form.version }
      : { snapshot: form.snapshot }),
    database_type: form.type,
    ...(form.zone && { zone: form.zone }),
    ...wireMaintenance(form),
    snapshots_schedule: scheduleText(parseSchedule(form.schedule)),
    snapshots_retention: wireRetention(form),
    access_control: wireAccess(form.rows),
  };
}
