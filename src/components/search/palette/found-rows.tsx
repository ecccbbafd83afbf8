import type { Found, FoundRecord, ResultGroup } from '../results';
import { kindIcon } from './kind-icons';
import { RecordEnd } from './record-end';
import type { Row, RowGroup } from './rows';

/** Whether it is a record of the account. */
export function isRecord(found: Found): found is FoundRecord {
  return found.type === 'resource' || found.type === 'container';
}

/** A record, with the way to its page and its verbs. */
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

/** What leads nowhere is no row that can be pressed. */
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

/** A group of results, and the way to all of them where there are more. */
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
