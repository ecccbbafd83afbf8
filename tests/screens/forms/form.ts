import { fireEvent, screen } from '@testing-library/react';
import type { Edited } from './records';

/** A form that is filled from a record. */
export interface Form {
  readonly kind: Edited;
  /** Required fields: the initial values and the record's owner. Without them there is no form. */
  readonly needs: readonly string[];
  /** Fields that disable the form if they could not be read, but not if they are absent. */
  readonly heeds: readonly string[];
  /** Changes one thing, as a person would. */
  readonly change: () => void;
  /** The whole request after that change. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** The address, if the screen reads it itself. */
  readonly address?: string;
  /** Query of the address. */
  readonly query?: string;
  /** Parameters of its route that are no ids. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The control of a label, which may be the dialog's heading too. */
const control = (label: RegExp | string) =>
  screen.getByLabelText(label, { selector: 'input, select, textarea' });
export const type = (label: RegExp | string, text: string) => () =>
  fireEvent.change(control(label), { target: { value: text } });
export const tick = (label: RegExp | string) => () => fireEvent.click(control(label));

/** Fields that every form of a kind needs or heeds, besides its own. */
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

/** Builds a form of one field; `more` has the other fields that its rule needs. */
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
