import { useSelector } from 'react-redux';
import type { Found, FoundRecord, ResultGroup } from '../results';
import { RecordBadge } from '@/components/records/record-status';
import { type Kind, KINDS } from '@/model/kinds';
import { fromMatch } from '@/model/search/marks';
import { recordGroupOf } from '@/model/search/record-group';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import type { IconName } from '@/ui/icon';
import { Marked } from './marked';
import styles from './palette.module.css';
import type { Row, RowGroup } from './rows';

interface RecordEndProps {
  readonly found: FoundRecord;
  readonly terms: readonly string[];
}

function RecordEnd({ found: { kind, id, detail, hit }, terms }: RecordEndProps) {
  const record = useSelector((state: WithResources) => selectRecord(state, kind, id));
  const hasStatus = record !== undefined && 'status' in record && record.status !== undefined;
  return (
    <>
      {hit ? (
        <span className={styles.detail}>
          in {hit.field} <Marked text={fromMatch(hit.word, terms)} terms={terms} />
        </span>
      ) : (
        detail !== undefined && (
          <span className={styles.detail}>
            <Marked text={detail} terms={terms} />
          </span>
        )
      )}
      {hasStatus && <RecordBadge record={record} />}
    </>
  );
}

function kindIcon(kind: Kind, id: string): IconName {
  return recordGroupOf(kind, id) === 'repository' ? 'registry' : KINDS[kind].icon;
}

export function isRecord(found: Found): found is FoundRecord {
  return found.type === 'resource' || found.type === 'container';
}

export function recordRow(found: FoundRecord, terms: readonly string[]): Row {
  const { key, kind, id, title, to } = found;
  return {
    id: key,
    icon: kindIcon(kind, id),
    label: title,
    ...(title === id || kind === 'container' ? {} : { note: id }),
    end: <RecordEnd found={found} terms={terms} />,
    about: found,
    to,
  };
}

export function foundRow(found: Found, terms: readonly string[]): Row {
  if (isRecord(found)) return recordRow(found, terms);
  const { key, title, detail } = found;
  const words = {
    id: key,
    label: title,
    ...(detail === undefined ? {} : { end: detail }),
  };
  if (found.type === 'docs') return { ...words, icon: 'book', href: found.href };
  if (found.to === undefined) {
    return { ...words, icon: 'file', reason: detail ?? 'This leads nowhere', typed: title };
  }
  return { ...words, icon: 'list', to: found.to };
}

export function foundGroup(group: ResultGroup, terms: readonly string[]): RowGroup {
  const { key, title, items, count, all } = group;
  return {
    id: key,
    title,
    ...(all === undefined ? {} : { aside: `${String(items.length)} of ${String(count)}` }),
    rows: [
      ...items.map((item) => foundRow(item, terms)),
      ...(all === undefined
        ? []
        : [
            {
              id: `all ${key}`,
              icon: 'list',
              label: `All ${String(count)} ${title}`,
              to: all,
            } as const,
          ]),
    ],
  };
}
