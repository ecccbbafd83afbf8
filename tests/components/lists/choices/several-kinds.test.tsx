import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import type { ListSource } from '@/components/scope/data/use-list';
import type { Choice } from '@/model/choice';
import { KINDS, type Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import { byTitle } from '@/model/title';
import { record } from '../../../model/build';

function listOf<K extends Kind>(
  kind: K,
  rows: readonly Records[K][],
  state: Partial<ListSource<Records[K]>> = {},
): ListSource<Records[K]> {
  const nouns = KINDS[kind];
  return {
    name: kind,
    nouns,
    rows,
    status: 'loaded',
    dropped: [],
    refresh: () => undefined,
    ...state,
  };
}

const servers = listOf('server', [
  record('server', { id: 'srv-aaaaa', name: 'web' }),
  record('server', { id: 'srv-bbbbb', name: 'mail', locked: true }),
]);
const balancers = listOf('load_balancer', [
  record('load_balancer', { id: 'lba-aaaaa', name: 'front' }),
]);

interface DestinationProps {
  readonly servers?: ListSource<Records['server']>;
  readonly balancers?: ListSource<Records['load_balancer']>;
}

/** Picker of the server or load balancer that an address leads to. */
function Destination(from: DestinationProps) {
  const { servers: some = servers, balancers: others = balancers } = from;
  const [value, setValue] = useState('');
  const options: readonly Choice<Records['server' | 'load_balancer']>[] = [
    ...some.rows.map((each) => ({
      record: each,
      reason: each.locked ? 'It is locked' : undefined,
    })),
    ...others.rows.map((each) => ({ record: each })),
  ];
  return (
    <RecordChoice
      from={[some, others]}
      label="Destination"
      options={options.toSorted((one, other) => byTitle(one.record, other.record))}
      value={value}
      onChange={setValue}
      second={({ id }) => (id.startsWith('srv') ? 'Cloud Server' : 'Load Balancer')}
      empty="There is nowhere to lead it"
    />
  );
}

const names = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('records of two kinds are one list to choose from', async () => {
  render(<Destination />);
  expect(names()).toEqual([
    'frontlba-aaaaaLoad Balancer',
    'mailsrv-bbbbbIt is locked',
    'websrv-aaaaaCloud Server',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: /mail/ }));
  expect(screen.getByRole('radio', { name: /mail/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /front/ }));
  expect(screen.getByRole('radio', { name: /front/ })).toBeChecked();
});

test('nothing is offered, or said to be none, before both kinds are read', () => {
  const { rerender } = render(
    <Destination balancers={listOf('load_balancer', [], { status: 'loading' })} />,
  );
  expect(screen.queryByRole('radio')).toBeNull();
  rerender(<Destination servers={listOf('server', [])} balancers={listOf('load_balancer', [])} />);
  expect(screen.getByText('There is nowhere to lead it')).toBeVisible();
  rerender(
    <Destination
      servers={listOf('server', [])}
      balancers={listOf('load_balancer', [], { dropped: ['lba-1'] })}
    />,
  );
  expect(screen.getByText('Couldn’t load 1 Load Balancer: lba-1')).toBeVisible();
  expect(screen.queryByText('There is nowhere to lead it')).toBeNull();
});

test('where a field of a row could not be read, nobody says that there is none to choose', () => {
  const partly = { ...record('load_balancer', { id: 'lba-aaaaa' }), unreadable: ['status'] };
  render(
    <RecordChoice
      from={[listOf('load_balancer', [partly])]}
      label="Destination"
      options={[]}
      value=""
      onChange={() => undefined}
      empty="There is nowhere to lead it"
    />,
  );
  expect(screen.queryByText('There is nowhere to lead it')).toBeNull();
  expect(screen.getByText('Nothing to choose from. Couldn’t load some items')).toBeVisible();
});

test('of two kinds the one that could not be read says so, and is read again', async () => {
  const refresh = vi.fn<() => void>();
  render(<Destination balancers={listOf('load_balancer', [], { status: 'error', refresh })} />);
  expect(screen.getByRole('heading', { name: /^Error accessing Load Balancers/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledOnce();
});
