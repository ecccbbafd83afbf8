import { decode } from '@/model/decode';
import { kindOfId } from '@/model/ids';
import { isStored } from '@/model/kinds';
import { titleOf } from '@/model/title';
import { expectApiError } from '@/provider/api-error';
import { fromContext } from '../context';
import { abortable, type Saga } from '../sagas/effects';
import { defineQuery } from './query';

/** Whose a record is, and what it is called there. */
interface Owned {
  readonly account: string;
  readonly title: string;
}

/**
 * Which of these accounts, apart by spaces, a whole id is of; they are asked one after the other. Null for
 * none of them, or where none tells.
 */
export const ownerQuery = defineQuery({
  name: 'owner',
  key: ({ id, accounts }: { id: string; accounts: string }) => `${id} ${accounts}`,
  *read({ rest }, { id, accounts }): Saga<Owned | null> {
    const kind = kindOfId(id);
    if (kind === undefined || isStored(kind)) return null;
    const units = yield* fromContext('units');
    for (const account of accounts.split(' ').filter(Boolean)) {
      try {
        const body = yield* abortable((signal) => rest.read(kind, id, { account, signal }));
        const found = decode(kind, body, units).entities.find((entity) => entity.id === id);
        if (found !== undefined) return { account, title: titleOf(found.record) };
      } catch (thrown) {
        // Not there, or not to be had: the next may have it.
        expectApiError(thrown);
      }
    }
    return null;
  },
  isFresh: () => true,
});
