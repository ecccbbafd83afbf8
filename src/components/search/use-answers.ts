import { use, useMemo } from 'react';
import { useStore } from 'react-redux';
import { hasPage } from '@/components/records/links/record-link';
import type { RecordLookup } from '@/components/scope/data/lookup';
import { useQuery } from '@/components/scope/data/use-query';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { kindOfId } from '@/model/ids';
import { isStored, type Kind } from '@/model/kinds';
import { containerId, placeOf } from '@/model/orbit/ids';
import type { AnsweredGroup, AnsweredItem } from '@/model/search/answer';
import { MOST_OF_A_GROUP, type Sought } from '@/model/search/find';
import { isListed } from '@/model/pages';
import { documentAddress, documentationPlaces, panelPath } from '@/model/search/known-places';
import { pathTo } from '@/model/search/paths';
import { asShown, recordGroupOf, recordGroupTitle } from '@/model/search/record-group';
import { titleOf } from '@/model/title';
import type { RelatedPages } from '@/provider/pages';
import { relatedQuery, searchQuery } from '@/store/queries/search-query';
import { selectIsForeign, selectRecordStatus } from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import { foundRecord, recordKey } from './found-record';
import type { Found, FoundDocument, FoundPage, FoundRecord, ResultGroup } from './results';

interface Reading {
  readonly account: string;
  readonly origin: string;
  /** Addresses of the documentation; relative addresses are resolved against the first. */
  readonly documentation: readonly string[];
  readonly knownRecord: (kind: Kind, id: string) => FoundRecord | undefined;
  /** True if it is known not to be a record of this account. */
  readonly isElsewhere: (kind: Kind, id: string) => boolean;
}

interface Merged {
  readonly groups: readonly ResultGroup[];
  readonly documents: readonly FoundDocument[];
}

function recordOf(item: AnsweredItem, reading: Reading): FoundRecord | undefined {
  const { account } = reading;
  const name = item.id ?? item.title;
  const stored = item.type === 'container' && !name.includes('/');
  const id = stored ? containerId(account, name) : name;
  const kind = kindOfId(id);
  if (kind === undefined || !hasPage(kind)) return undefined;
  if (isStored(kind) && placeOf(id).account !== account) return undefined;
  const known = reading.knownRecord(kind, id);
  if (known !== undefined) return known;
  return {
    key: recordKey(kind, id),
    type: kind === 'container' ? 'container' : 'resource',
    kind,
    id,
    account,
    title: titleOf(asShown(kind, { id, name: item.title })),
    detail: item.subtitle,
    to: pathTo(kind, account, id),
  };
}

function pageOf(item: AnsweredItem, { account, origin, documentation }: Reading): Found {
  const { type, title, subtitle: detail, url = '' } = item;
  const to = type === 'text' ? panelPath(url, account, origin) : undefined;
  if (to !== undefined) return { key: `text ${to}`, type: 'text', title, detail, to };
  const href = type === 'docs' && url !== '' ? documentAddress(url, documentation) : undefined;
  if (href !== undefined) return { key: `docs ${href}`, type: 'docs', title, detail, href };
  return { key: `na ${title} ${url}`, type: 'na', title, detail };
}

/**
 * Key and title of a result's group. Records have the panel's own groups, whatever the provider
 * calls them.
 */
function groupOf(found: Found, title: string): Pick<ResultGroup, 'key' | 'title'> {
  if (!('kind' in found)) return { key: `answer ${title}`, title };
  const group = recordGroupOf(found.kind, found.id);
  return { key: group, title: recordGroupTitle(group) };
}

/**
 * Adds the provider's results to the panel's own, each once. Existing results and groups keep their
 * places, and no group gets more than 5.
 */
export function mergeAnswer(
  groups: readonly ResultGroup[],
  answer: readonly AnsweredGroup[],
  reading: Reading,
): Merged {
  const merged = new Map(groups.map((group) => [group.key, group]));
  const documents: FoundDocument[] = [];
  const seen = new Set(groups.flatMap(({ items }) => items.map(({ key }) => key)));
  for (const { title, items } of answer) {
    for (const item of items) {
      const isRecord = item.type === 'resource' || item.type === 'container';
      const found = (isRecord ? recordOf(item, reading) : undefined) ?? pageOf(item, reading);
      if ('kind' in found && reading.isElsewhere(found.kind, found.id)) continue;
      if (seen.has(found.key)) continue;
      seen.add(found.key);
      if (found.type === 'docs') {
        documents.push(found);
        continue;
      }
      const name = groupOf(found, title);
      const group = merged.get(name.key) ?? { ...name, items: [], count: 0 };
      if (group.items.length >= MOST_OF_A_GROUP) continue;
      const grown = [...group.items, found];
      merged.set(name.key, { ...group, items: grown, count: Math.max(group.count, grown.length) });
    }
  }
  return { groups: [...merged.values()], documents };
}

interface Answers {
  readonly groups: readonly ResultGroup[];
  readonly documents: readonly FoundDocument[];
  readonly related: readonly (FoundPage | FoundDocument)[];
  readonly hasDocumentation: boolean;
  readonly isPending: boolean;
}

const NO_ANSWER: readonly AnsweredGroup[] = [];
const NO_PAGES: RelatedPages = { related: [], documents: [], hasDocumentation: true };

type Page = RelatedPages['related'][number];

function foundPage(page: Page): FoundPage | FoundDocument {
  if ('to' in page) return { key: `text ${page.to}`, type: 'text', title: page.title, to: page.to };
  return foundDocument(page);
}

function foundDocument({ href, title, text }: RelatedPages['documents'][number]): FoundDocument {
  return { key: `docs ${href}`, type: 'docs', title, detail: text || undefined, href };
}

/**
 * Adds the answers of the provider and of the pages' own search to the panel's results in an
 * account. Both answer the last term that they were asked.
 */
export function useAnswers(
  own: readonly ResultGroup[],
  { account, term }: { readonly account: string; readonly term: string },
  sought: Sought,
  lookup: RecordLookup,
): Answers {
  const answered = useQuery(searchQuery, { account, term });
  const pages = useQuery(relatedQuery, { account, term });
  const { documentation: home, searchIndex: index } = use(DeploymentContext);
  const store = useStore<WithResources>();
  const { data: answer = NO_ANSWER } = answered;
  const { data: found = NO_PAGES } = pages;

  const merged = useMemo(() => {
    const { origin, href } = window.location;
    return mergeAnswer(own, answer, {
      account,
      origin,
      documentation: documentationPlaces({ home, index }, href),
      knownRecord: (kind, id) =>
        isListed(kind) ? foundRecord({ kind, id }, account, sought, lookup) : undefined,
      isElsewhere: (kind, id) => {
        const state = store.getState();
        const isGone = selectRecordStatus(state, kind, id).status === 'not-found';
        return isGone || selectIsForeign(state, kind, id, account);
      },
    });
  }, [own, answer, account, home, index, sought, lookup, store]);

  return useMemo(() => {
    const documents = [...found.documents.map(foundDocument), ...merged.documents];
    const isFirst = ({ key }: FoundDocument, at: number) =>
      documents.findIndex((each) => each.key === key) === at;
    const shown = documents.filter(isFirst).slice(0, MOST_OF_A_GROUP);
    const keys = new Set(
      [...shown, ...merged.groups.flatMap(({ items }) => items)].map(({ key }) => key),
    );
    return {
      groups: merged.groups,
      documents: shown,
      hasDocumentation: found.hasDocumentation,
      related: found.related.map(foundPage).filter(({ key }) => !keys.has(key)),
      isPending: isFirstReadPending(answered.status) || isFirstReadPending(pages.status),
    };
  }, [merged, found, answered.status, pages.status]);
}
