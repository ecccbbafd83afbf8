import { useState } from 'react';
import { Unread } from '@/components/records/billing/billing-failure';
import { IdLink } from '@/components/records/links/record-link';
import { useNamed } from '@/components/scope/data/use-named';
import { downloadText } from '@/components/scope/download-text';
import { useNow } from '@/components/scope/use-now';
import { toCsv } from '@/lib/csv';
import { formatShortDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/text';
import type { Billing } from '@/model/billing/billing';
import { periodBefore, type UsageGroup, usageGroups, type UsageRow } from '@/model/billing/usage';
import { kindOfId } from '@/model/ids';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/card';
import { Icon } from '@/ui/icon';
import {
  Cell,
  CellLines,
  HeaderCell,
  Table,
  TableBody,
  type TableColumn,
  TableHead,
  TableRow,
} from '@/ui/table';
import { Truncate } from '@/ui/tooltip';
import styles from './usage-card.module.css';
import { words } from './words';

const COLUMNS: readonly TableColumn[] = [
  {},
  { width: 110, phone: 'second' },
  { width: 120, phone: 'lead' },
  { width: 120, phone: 'second' },
];

/** Day in UTC, as the provider counts days, of a time in ms. */
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Rows of a category shown at first; an account may have thousands. */
const SHOWN = 20;

const money = (pounds: number | undefined) =>
  pounds === undefined ? <Unread /> : formatMoney(pounds);

interface ProjectionProps {
  /** Last day of the period; undefined where it is not known. */
  readonly end: string | undefined;
  /** Pounds; nothing where the period is not known. */
  readonly pounds: number | undefined;
}

function Projection({ end, pounds }: ProjectionProps) {
  if (pounds === undefined || end === undefined) return <span className="muted">–</span>;
  return (
    <>
      {formatMoney(pounds)}
      <span className={styles.by}> {words.usage.sumBy(end)}</span>
    </>
  );
}

function Resource({ name }: Pick<UsageRow, 'name'>) {
  const kind = kindOfId(name);
  if (name === '') return <Unread />;
  return kind === undefined ? <Truncate text={name} /> : <IdLink kind={kind} id={name} />;
}

interface ResourceRowProps extends Pick<ProjectionProps, 'end'> {
  readonly row: UsageRow;
}

function ResourceRow({ row, end }: ResourceRowProps) {
  const { name, label, amount, price, projected } = row;
  return (
    <TableRow className={styles.resource}>
      <Cell kind="title">
        <CellLines second={label}>
          <Resource name={name} />
        </CellLines>
      </Cell>
      <Cell kind="number" phone="second">
        {amount === undefined ? <Unread /> : words.usage.hours(formatCount(Math.ceil(amount)))}
      </Cell>
      <Cell kind="number" phone="lead">
        {money(price)}
      </Cell>
      <Cell kind="number" phone="second">
        <Projection end={end} pounds={projected} />
      </Cell>
    </TableRow>
  );
}

interface ResourcesProps extends Pick<ProjectionProps, 'end'> {
  readonly rows: readonly UsageRow[];
}

function Resources({ rows, end }: ResourcesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, SHOWN);
  useNamed(shown.map(({ name }) => name));
  return (
    <>
      {shown.map((row, index) => (
        // The provider does not promise that a name occurs once.
        <ResourceRow key={`${row.name} ${String(index)}`} row={row} end={end} />
      ))}
      {shown.length < rows.length && (
        <TableRow className={styles.resource}>
          <Cell kind="title">
            <Button size="s" variant="quiet" onClick={() => setAll(true)}>
              {words.usage.showAll(formatCount(rows.length))}
            </Button>
          </Cell>
          <Cell />
          <Cell />
          <Cell />
        </TableRow>
      )}
    </>
  );
}

interface GroupProps extends Pick<ProjectionProps, 'end'> {
  readonly group: UsageGroup;
}

function Category({ group, end }: GroupProps) {
  const { name, rows, price, projected } = group;
  const [open, setOpen] = useState(false);
  const title = name === '' ? <Unread /> : name;
  return (
    <TableBody>
      <TableRow>
        <Cell kind="title">
          {rows === undefined ? (
            title
          ) : (
            <button
              type="button"
              aria-expanded={open}
              className={styles.toggle}
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
              {title}
            </button>
          )}
        </Cell>
        <Cell kind="number" phone="second">
          {rows === undefined ? <Unread /> : words.usage.resources(rows.length)}
        </Cell>
        <Cell kind="number" phone="lead">
          {money(price)}
        </Cell>
        <Cell kind="number" phone="second">
          <Projection end={end} pounds={projected} />
        </Cell>
      </TableRow>
      {open && rows && <Resources rows={rows} end={end} />}
    </TableBody>
  );
}

function csvOf(groups: readonly UsageGroup[]): string {
  return toCsv([
    [
      words.usage.category,
      words.usage.csvResource,
      words.usage.csvLabelOfResource,
      words.usage.csvHours,
      words.usage.soFar,
      words.usage.csvProjection,
    ],
    ...groups.flatMap(({ name, rows = [] }) =>
      rows.map((row) => [
        name,
        row.name,
        row.label,
        row.amount,
        row.price?.toFixed(2),
        row.projected?.toFixed(2),
      ]),
    ),
  ]);
}

export function UsageCard({ usage, nextBillingDate }: Pick<Billing, 'usage' | 'nextBillingDate'>) {
  const now = useNow();
  if (usage === undefined) {
    return (
      <Card title={words.usage.title}>
        <Unread />
      </Card>
    );
  }
  const period = periodBefore(nextBillingDate, now);
  const { groups, price, projected } = usageGroups(usage, period, now);
  const [begin, end] =
    period === undefined
      ? []
      : [period.begins, period.ends].map((time) => formatShortDay(dayAt(time)));
  return (
    <Card
      title={words.usage.title}
      note={begin && words.usage.since(begin)}
      flush
      actions={
        groups.length > 0 && (
          <Button
            size="s"
            variant="quiet"
            icon="download"
            onClick={() => downloadText(words.usage.csvFile, csvOf(groups), 'text/csv')}
          >
            {words.usage.csvLabel}
          </Button>
        )
      }
    >
      {groups.length === 0 ? (
        <CardBody>
          <p>{words.usage.empty}</p>
        </CardBody>
      ) : (
        <>
          <Table label={words.usage.title} columns={COLUMNS}>
            <TableHead>
              <HeaderCell>{words.usage.category}</HeaderCell>
              <HeaderCell number>{words.usage.amount}</HeaderCell>
              <HeaderCell number>{words.usage.soFar}</HeaderCell>
              <HeaderCell number>{words.usage.byEnd(end)}</HeaderCell>
            </TableHead>
            {groups.map((group, index) => (
              <Category key={`${group.name} ${String(index)}`} group={group} end={end} />
            ))}
            <TableBody>
              <TableRow className={styles.total}>
                <Cell kind="title">{words.common.total}</Cell>
                <Cell empty />
                <Cell kind="number" phone="lead">
                  {money(price)}
                </Cell>
                <Cell kind="number" phone="second">
                  <Projection end={end} pounds={projected} />
                </Cell>
              </TableRow>
            </TableBody>
          </Table>
          <p className={styles.note}>
            {end === undefined ? words.usage.noProjection : words.usage.projection(end)}
          </p>
        </>
      )}
    </Card>
  );
}
