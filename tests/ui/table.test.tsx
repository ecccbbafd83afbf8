import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Cell, CheckCell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/ui/table';

function show() {
  const sort = vi.fn();
  const choose = vi.fn();
  render(
    <Table label="Servers">
      <TableHead>
        <CheckCell header mixed label="Select all" checked={false} onChange={choose} />
        <HeaderCell sort="descending" onSort={sort}>
          Name
        </HeaderCell>
        <HeaderCell onSort={sort}>Status</HeaderCell>
        <HeaderCell label="Actions" />
      </TableHead>
      <TableBody>
        <TableRow>
          <CheckCell label="Select web-1" checked={false} onChange={choose} />
          <Cell kind="title">web-1</Cell>
          <Cell>active</Cell>
          <Cell kind="menu" />
        </TableRow>
      </TableBody>
    </Table>,
  );
  return { sort, choose };
}

test('a sorted column says its direction, another that it can be sorted, a third nothing', () => {
  show();
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Status')).toHaveAttribute('aria-sort', 'none');
  expect(head('Actions')).not.toHaveAttribute('aria-sort');
});

test('a header sorts by keyboard', async () => {
  const { sort } = show();
  screen.getByRole('button', { name: 'Status' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(sort).toHaveBeenCalledTimes(1);
});

test('a box says whether Shift asked for the whole range', async () => {
  const { choose } = show();
  const user = userEvent.setup();
  const box = screen.getByRole('checkbox', { name: 'Select web-1' });
  await user.click(box);
  expect(choose).toHaveBeenLastCalledWith(true, false);
  await user.keyboard('{Shift>}');
  await user.click(box);
  expect(choose).toHaveBeenLastCalledWith(true, true);
});

test('a box that stands for some but not all is mixed', () => {
  show();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
});
