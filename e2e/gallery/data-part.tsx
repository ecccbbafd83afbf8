import { useState } from 'react';
import { ActionMenu } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Chip, Chips, StatusBadge, type StatusColour } from '@/ui/badges';
import { TextLink } from '@/ui/link';
import { Pager } from '@/ui/pager';
import { PopoverButton } from '@/ui/popover-button';
import { Progress } from '@/ui/progress';
import { SearchField } from '@/ui/search-field';
import { SegmentedControl } from '@/ui/segmented-control';
import { CheckboxField } from '@/ui/checkbox-field';
import {
  Cell,
  CellLines,
  CHECK_COLUMN,
  CheckCell,
  HeaderCell,
  MENU_COLUMN,
  type SortDirection,
  Table,
  TableBody,
  type TableColumn,
  TableHead,
  TableRow,
} from '@/ui/table';
import { DockedBar, Toolbar } from '@/ui/toolbar';
import { sampleActions } from './sample-actions';

interface Sample {
  readonly name: string;
  readonly id: string;
  readonly status: string;
  readonly colour: StatusColour;
  readonly busy?: boolean;
  readonly size: string;
}

const samples: readonly Sample[] = [
  { name: 'web-1', id: 'srv-web01', status: 'active', colour: 'green', size: '2 GB' },
  { name: 'worker', id: 'srv-work1', status: 'inactive', colour: 'orange', size: '1 GB' },
  { name: 'new', id: 'srv-make1', status: 'creating', colour: 'green', busy: true, size: '4 GB' },
  { name: 'broken', id: 'srv-fail1', status: 'failed', colour: 'red', size: '16 GB' },
];

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
] as const;

const columns: readonly TableColumn[] = [
  CHECK_COLUMN,
  {},
  { width: 124 },
  { width: 148 },
  { width: 112 },
  MENU_COLUMN,
];

export function DataPart() {
  const [keyword, setKeyword] = useState('');
  const [sort, setSort] = useState<SortDirection>('ascending');
  const [chosen, setChosen] = useState<readonly string[]>(['srv-work1']);
  const [page, setPage] = useState(2);
  const [pageSize, setPageSize] = useState(10);
  const choose = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const rows = sort === 'ascending' ? samples : samples.toReversed();
  return (
    <div>
      <Card flush>
        <Toolbar
          label="List tools"
          end={
            <SegmentedControl
              label="View"
              value="list"
              options={views}
              onChange={() => undefined}
            />
          }
        >
          <SearchField
            label="Filter"
            placeholder="Filter by name, ID, IP…"
            value={keyword}
            onValue={setKeyword}
          />
          <PopoverButton trigger="Status: active" label="Filter by status">
            {() => (
              <div>
                <CheckboxField label="active" defaultChecked />
                <CheckboxField label="inactive" />
              </div>
            )}
          </PopoverButton>
        </Toolbar>
        <Table label="Servers" columns={columns}>
          <TableHead>
            <CheckCell
              header
              label="Select all"
              checked={chosen.length === samples.length}
              mixed={chosen.length > 0}
              onChange={(on) => setChosen(on ? samples.map(({ id }) => id) : [])}
            />
            <HeaderCell
              sort={sort}
              onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
            >
              Name
            </HeaderCell>
            <HeaderCell onSort={() => undefined}>Status</HeaderCell>
            <HeaderCell>Groups</HeaderCell>
            <HeaderCell number>Memory</HeaderCell>
            <HeaderCell label="Actions" />
          </TableHead>
          <TableBody>
            {rows.map(({ name, id, status, colour, busy, size }) => (
              <TableRow key={id} selected={chosen.includes(id)}>
                <CheckCell
                  label={`Select ${name}`}
                  checked={chosen.includes(id)}
                  onChange={(on) => choose(id, on)}
                />
                <Cell kind="title">
                  <CellLines second={<code>{id}</code>}>
                    <TextLink to="/servers/">{name}</TextLink>
                  </CellLines>
                </Cell>
                <Cell phone="lead">
                  <div>
                    <StatusBadge status={status} colour={colour} busy={busy} />
                    {busy && <Progress label={`Creating ${name}`} value={0.6} />}
                  </div>
                </Cell>
                <Cell>
                  <Chips>
                    <Chip>default</Chip>
                    <Chip>web</Chip>
                  </Chips>
                </Cell>
                <Cell phone="second" kind="number">
                  <CellLines second="2 cores">{size}</CellLines>
                </Cell>
                <Cell kind="menu">
                  <ActionMenu icon="more" label={`Actions for ${name}`} items={sampleActions} />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Pager
          total={1234}
          page={page}
          pageSize={pageSize}
          sizes={[10, 20, 50, 100]}
          onPage={setPage}
          onPageSize={setPageSize}
        />
      </Card>
      {chosen.length > 0 && (
        <DockedBar label="Chosen servers">
          {chosen.length} selected
          <Button size="s">Start</Button>
          <Button size="s" disabledReason="None of them runs">
            Stop
          </Button>
          <Button size="s" variant="quiet" onClick={() => setChosen([])}>
            Clear
          </Button>
        </DockedBar>
      )}
    </div>
  );
}
