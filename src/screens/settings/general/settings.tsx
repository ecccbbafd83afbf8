import { useSelector } from 'react-redux';
import { VerbButton } from '@/components/lists/verbs/record-actions';
import { CREATED, type Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { Unread } from '@/components/records/page/unread';
import { PersonAvatar } from '@/components/records/person-avatar';
import { RecordId } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { useList } from '@/components/scope/data/use-list';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { useQuery } from '@/components/scope/data/use-query';
import {
  accountNameProblem,
  addressLines,
  vatNumber,
  vatNumberProblem,
} from '@/model/account/address';
import { canHaveVatNumber, canRequireTwoFactor } from '@/model/account/rules';
import { isOwned, LEAVE_ACCOUNT } from '@/model/account/verbs';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { titleOf } from '@/model/title';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Tag } from '@/ui/badges';
import { DefinitionNote } from '@/ui/definition-grid';
import { TextLink } from '@/ui/link';
import { Row } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import { words } from '../words';

/**
 * Says which keys for temporary links the account has. They are secrets and never shown.
 */
function TempUrlKeysFact() {
  const account = useAccount();
  const { data, error, status, refresh } = useQuery(orbitAccountQuery, { account });
  if (data !== undefined) {
    const [first, second] = data.keys;
    return words.general.keysSet(first, second);
  }
  if (error === undefined) return <Skeleton width="short" />;
  return (
    <Unread
      what={words.general.keysFailureReport}
      words={words.general.keysUnread}
      error={error}
      busy={status === 'loading'}
      onRetry={refresh}
    />
  );
}

function Owner({ user: id }: { readonly user: string }) {
  const own = useOwnId();
  const owner = useSelector((state: WithResources) => selectRecord(state, 'user', id));
  const title = titleOf(owner ?? { id });
  return (
    <Row>
      <PersonAvatar small id={id} name={title} email={owner?.email_address} />
      {title}
      {id === own && <Tag tone="grey">{words.general.you}</Tag>}
      {owner?.email_address && <DefinitionNote>{owner.email_address}</DefinitionNote>}
    </Row>
  );
}

function LeaveAccount({ account }: { readonly account: Records['account'] }) {
  // The user is in the account by a collaboration.
  useList('collaboration');
  return (
    <>
      <VerbButton record={account} verb={LEAVE_ACCOUNT} size="s" />
      <DefinitionNote>{words.general.leaveHint}</DefinitionNote>
    </>
  );
}

/** Lines: a company or a person, two of a street, city, postcode, country. */
const USUAL_ADDRESS = 6;

export const ACCOUNT_SETTINGS: readonly Setting<'account'>[] = [
  {
    label: words.general.owner,
    wide: true,
    words: ({ owner }) => whenKnown(owner, (user) => (user ? <Owner user={user} /> : NONE)),
  },
  {
    label: words.general.name,
    wide: true,
    editor: 'name',
    control: { type: 'line', problem: accountNameProblem },
    words: ({ name }) => whenKnown(name, (text) => text || NONE),
  },
  {
    label: words.general.address,
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
    label: words.general.twoFactor,
    wide: true,
    editor: 'tfa_requirement',
    rule: canRequireTwoFactor,
    words: ({ tfa_required: required }) =>
      whenKnown(required, (is) =>
        is ? words.general.twoFactorRequired : words.general.twoFactorNotRequired,
      ),
  },
  {
    label: words.general.keys,
    wide: true,
    long: true,
    editor: 'temp_url_keys',
    words: () => <TempUrlKeysFact />,
  },
  { label: words.general.id, wide: true, words: ({ id }) => <RecordId compact id={id} /> },
  { ...CREATED, wide: true },
  // Not every account has these: last, as they appear only once known.
  {
    label: words.general.vatNumber,
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
      hint: words.general.vatNumberHint,
    },
    words: (account) =>
      canHaveVatNumber(account) === undefined
        ? whenKnown(account.vat_registration_number, (number) =>
            number ? <code>{number}</code> : NONE,
          )
        : undefined,
  },
  {
    label: words.general.close,
    wide: true,
    rare: true,
    words: (account, facts) =>
      isOwned(account, facts) === true ? (
        <TextLink to={paths.editor('account', account.id, account.id, 'close')}>
          {words.general.closeLink}
        </TextLink>
      ) : undefined,
  },
  {
    label: words.general.leave,
    wide: true,
    rare: true,
    words: (account, facts) =>
      isOwned(account, facts) === false ? <LeaveAccount account={account} /> : undefined,
  },
];
