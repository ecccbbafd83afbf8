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

test('what is cut by its column is shown in full on hover, and no longer once it fits', async () => {
  const user = userEvent.setup();
  render(
    <Table label="Servers" columns={[{}, {}]}>
      <TableBody>
        <TableRow>
          <Cell>a-rather-long-name</Cell>
          <Cell>
            <time title="12 October 2026">6 weeks ago</time>
          </Cell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const [cell, dated] = screen.getAllByRole('cell') as [HTMLElement, HTMLElement];
  vi.spyOn(dated, 'scrollWidth', 'get').mockReturnValue(200);
  vi.spyOn(dated, 'clientWidth', 'get').mockReturnValue(80);
  // It has its own text.
  await user.hover(screen.getByText('6 weeks ago'));
  expect(dated).not.toHaveAttribute('title');
  const wide = vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(200);
  vi.spyOn(cell, 'clientWidth', 'get').mockReturnValue(80);
  await user.hover(cell);
  expect(cell).toHaveAttribute('title', 'a-rather-long-name');
  await user.unhover(cell);
  wide.mockReturnValue(80);
  await user.hover(cell);
  expect(cell).not.toHaveAttribute('title');
});

test('a column has its width and stands from a width on; one without takes what the others leave', () => {
  render(
    <Table label="Servers" columns={[{}, { width: 160, from: 900, phone: 'lead' }]}>
      <TableBody>
        <TableRow>
          <Cell kind="title">web-1</Cell>
          <Cell from={900} phone="lead">
            active
          </Cell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const table = screen.getByRole('table');
  const [name, status] = [...table.querySelectorAll('col')] as HTMLElement[];
  expect(name).toHaveAttribute('data-rest');
  expect(status).not.toHaveAttribute('data-rest');
  expect(status?.style.getPropertyValue('--width')).toBe('10rem');
  // A column that is gone leaves no room.
  expect(status).toHaveAttribute('data-from', '900');
  expect(screen.getByText('active')).toHaveAttribute('data-from', '900');
  // On a phone the name ends where the lead begins, which has no padding there.
  expect(table.style.getPropertyValue('--lead')).toBe('8.875rem');
});

test('without a lead the name has the whole line of a phone', () => {
  render(
    <Table label="Servers" columns={[{}, { width: 160 }]}>
      {null}
    </Table>,
  );
  expect(screen.getByRole('table').style.getPropertyValue('--lead')).toBe('0rem');
});
