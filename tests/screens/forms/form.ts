import { fireEvent, screen } from '@testing-library/react';
import type { Edited } from './records';

/** A form that begins with what a record is. */
export interface Form {
  readonly kind: Edited;
  /** The fields without which there is no form: what it begins with, and whose the record is. */
  readonly needs: readonly string[];
  /** The fields that bar it where they could not be read, though not where they are absent. */
  readonly heeds: readonly string[];
  /** A person changes one thing. */
  readonly change: () => void;
  /** All that may be sent then. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** The address, where the screen reads it itself. */
  readonly address?: string;
  /** What is added to the address. */
  readonly query?: string;
  /** The parameters of its route that are no ids. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The control of a label, which may be the dialog's heading too. */
const control = (label: RegExp | string) =>
  screen.getByLabelText(label, { selector: 'input, select, textarea' });
export const type = (label: RegExp | string, text: string) => () =>
  fireEvent.change(control(label), { target: { value: text } });
export const tick = (label: RegExp | string) => () => fireEvent.click(control(label));

/** What every form of a kind needs or heeds besides its own field. */
const JUDGED_BY: Readonly<Record<Edited, Pick<Form, 'needs' | 'heeds'>>> = {
  server: { needs: [], heeds: ['status'] },
  image: { needs: ['status', 'owner'], heeds: [] },
  server_group: { needs: [], heeds: [] },
  firewall_rule: { needs: [], heeds: [] },
  volume: { needs: [], heeds: ['status'] },
  cloud_ip: { needs: [], heeds: [] },
  load_balancer: { needs: ['status'], heeds: [] },
  database_server: { needs: ['status'], heeds: [] },
  database_snapshot: { needs: ['status'], heeds: [] },
  account: { needs: [], heeds: [] },
  user: { needs: [], heeds: [] },
  application: { needs: [], heeds: ['revoked_at'] },
  api_client: { needs: [], heeds: ['revoked_at'] },
  container: { needs: [], heeds: [] },
  object: { needs: [], heeds: [] },
};

/** A form of one field; `more` are what else its rule asks. */
export function single(
  kind: Edited,
  field: string,
  change: () => void,
  sent: unknown,
  more: Partial<Pick<Form, 'needs' | 'heeds'>> = {},
): Form {
  const { needs, heeds } = { ...JUDGED_BY[kind], ...more };
  return { kind, needs: [...needs, field], heeds, change, sends: { [field]: sent } };
}

export const rename = (kind: Edited, more: Partial<Pick<Form, 'needs' | 'heeds'>> = {}) =>
  single(kind, 'name', type('Name', 'new'), 'new', more);
export const describing = (kind: Edited) =>
  single(kind, 'description', type(/^Description/, 'new'), 'new');
