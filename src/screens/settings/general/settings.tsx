import { NONE, whenKnown } from '@/components/records/absent';
import { RecordId } from '@/components/records/record-badges';
import { CREATED } from '@/components/record-page/settings/common-settings';
import type { Setting } from '@/components/record-page/settings/setting';
import { addressLines } from '@/model/account/address';
import { accountNameProblem } from '@/model/account/problems';
import { canHaveVatNumber, canRequireTwoFactor } from '@/model/account/rules';
import { vatNumber, vatNumberProblem } from '@/model/account/vat-number';
import { isOwned } from '@/model/account/verbs';
import { LeaveAccount } from './leave-account';
import { Owner } from './owner';
import { paths } from '@/model/paths';
import { TextLink } from '@/ui/link';
import { TempUrlKeysFact } from './temp-url-keys-fact';

/** Lines: a company or a person, two of a street, city, postcode, country. */
const USUAL_ADDRESS = 6;

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
  {
    label: 'Billing Address',
    wide: true,
    editor: 'address',
    words: (account) =>
      whenKnown(
        addressLines(account),
        (lines) => (lines.length === 0 ? NONE : lines.map((line) => <div key={line}>{line}</div>)),
        USUAL_ADDRESS,
      ),
  },
  {
    label: 'Require Two-Factor',
    wide: true,
    editor: 'tfa_requirement',
    rule: canRequireTwoFactor,
    words: ({ tfa_required: required }) =>
      whenKnown(required, (is) => (is ? 'Required of all team members' : 'Not required')),
  },
  {
    label: 'Orbit Temporary URL Keys',
    wide: true,
    long: true,
    editor: 'temp_url_keys',
    words: () => <TempUrlKeysFact />,
  },
  { label: 'Id', wide: true, words: ({ id }) => <RecordId compact id={id} /> },
  { ...CREATED, wide: true },
  // Not every account has these: last, as they come once it is known.
  {
    label: 'EU VAT Number',
    wide: true,
    rare: true,
    editor: 'vat_registration_number',
    rule: canHaveVatNumber,
    control: {
      type: 'line',
      optional: true,
      mono: true,
      emptyIsNull: true,
      problem: vatNumberProblem,
      tidy: vatNumber,
      hint: 'With the letters of its country, like IE1234567FA.',
    },
    words: (account) =>
      canHaveVatNumber(account) === undefined
        ? whenKnown(account.vat_registration_number, (number) =>
            number ? <code>{number}</code> : NONE,
          )
        : undefined,
  },
  {
    label: 'Close Account',
    wide: true,
    rare: true,
    words: (account, facts) =>
      isOwned(account, facts) === true ? (
        <TextLink to={paths.editor('account', account.id, account.id, 'close')}>
          Close this account…
        </TextLink>
      ) : undefined,
  },
  {
    label: 'Leave Account',
    wide: true,
    rare: true,
    words: (account, facts) =>
      isOwned(account, facts) === false ? <LeaveAccount account={account} /> : undefined,
  },
];
