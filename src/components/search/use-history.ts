import { useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { followKept } from '@/lib/kept';
import { asShown } from '@/model/search/sorts';
import { pathTo } from '@/model/search/paths';
import { titleOf } from '@/model/title';
import {
  type History,
  type HistoryOwner,
  historyText,
  parseHistory,
  type Viewed,
} from '@/store/search/history';
import { useOwnId } from '@/components/scope/data/use-own-id';
import type { FoundRecord } from './results';

/** What was looked at and for in an account, here and in other windows. */
export function useHistory(account: string): { owner: HistoryOwner; history: History } {
  const user = useOwnId();
  const owner = useMemo(() => ({ user, account }), [user, account]);
  const text = useSyncExternalStore(followKept, () => historyText(owner));
  const history = useMemo(() => parseHistory(text), [text]);
  return { owner, history };
}

/** Whether a whole list tells that it is gone. */
function selectIsGone(state: WithResources, account: string, { kind, id }: Viewed): boolean {
  const { status, ids } = selectList(state, kind, account);
  return status === 'loaded' && !ids.includes(id);
}

/** What was looked at last, by the names of today; what is gone is left out. */
export function useRecents(account: string, viewed: readonly Viewed[]): readonly FoundRecord[] {
  const titles = useSelector((state: WithResources) =>
    JSON.stringify(
      viewed.map((item) => {
        if (selectIsGone(state, account, item)) return null;
        const record = selectRecord(state, item.kind, item.id);
        return record === undefined ? item.title : titleOf(asShown(item.kind, record));
      }),
    ),
  );
  return useMemo(() => {
    const read = JSON.parse(titles) as readonly (string | null)[];
    return viewed.flatMap(({ kind, id }, at): FoundRecord[] => {
      const title = read[at];
      if (typeof title !== 'string') return [];
      const type = kind === 'container' ? 'container' : 'resource';
      return [
        { key: `${kind} ${id}`, type, kind, id, account, title, to: pathTo(kind, account, id) },
      ];
    });
  }, [viewed, titles, account]);
}
