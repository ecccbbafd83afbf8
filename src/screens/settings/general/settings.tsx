import { NONE, whenKnown } from '@/components/records/absent';
import { RecordId } from '@/components/records/record-badges';
import { CREATED } from '@/components/settings/common-settings';
import type { Setting } from '@/components/settings/setting';
import { accountNameProblem } from '@/model/account/problems';
import { Owner } from './owner';

/** What an account tells of itself (spec 1 §2). */
export const ACCOUNT_SETTINGS: readonly Setting<'account'>[] = [
  {
    label: 'Owner',
    wide: true,
    words: ({ owner }) => whenKnown(owner, (user) => (user ? <Owner user={user} /> : NONE)),
  },
  {
    label: 'Account Name',
    wide: true,
    editor: 'name',
    control: { type: 'line', problem: accountNameProblem },
    words: ({ name }) => whenKnown(name, (text) => text || NONE),
  },
  { label: 'Id', wide: true, words: ({ id }) => <RecordId compact id={id} /> },
  { ...CREATED, wide: true },
];
