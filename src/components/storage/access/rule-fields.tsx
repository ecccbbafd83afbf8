import type { UseFormReturn } from 'react-hook-form';
import { bound, DescriptionField, FormText, NameField } from '@/components/forms/form-fields';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useAccount } from '@/components/scope/account-scope';
import { useListSource } from '@/components/scope/data/use-list';
import { type AccessList, type AccessRule, isSameRule } from '@/model/container/access';
import { PUBLIC_READ } from '@/model/container/access-changes';
import type { AccessChoice, AccessForm } from '@/model/container/access-form';
import { accessSentence, type AccessWords, clientNote } from '@/model/container/access-words';
import type { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import type { ContainerRecord } from '@/model/records/storage';
import { byTitle } from '@/model/title';
import { CheckboxField } from '@/ui/checkbox-field';
import { Choice } from '@/ui/choice';
import { RadioSegments } from '@/ui/radio-segments';
import { clientIdOf } from './access-row';

export type RuleForm = UseFormReturn<AccessForm, unknown, AccessForm>;

interface RuleFieldsProps {
  readonly form: RuleForm;
  readonly list: AccessList;
  readonly words: AccessWords;
  readonly edited?: AccessRule | undefined;
  readonly listingsNeeded: string | undefined;
}

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function RuleFields(props: RuleFieldsProps) {
  const { form, words } = props;
  const { watch } = form;
  switch (watch('type')) {
    case '':
      return null;
    case 'any-referrer':
      return (
        <>
          <p>{accessSentence(PUBLIC_READ, { rlistings: false, words })} It is read-only.</p>
          <Listings {...props} />
        </>
      );
    case 'http':
      return (
        <>
          <FormText
            form={form}
            name="domain"
            {...PLAIN}
            label="Domain"
            placeholder="example.com"
            hint="Sites on this domain can read objects. Use *.example.com for subdomains, -example.com to block. Referrers can be faked, so don’t rely on this for privacy."
          />
          <Listings {...props} />
        </>
      );
    case 'api':
      return (
        <>
          <ClientField {...props} />
          <Permissions {...props} />
        </>
      );
    case 'other':
      return (
        <>
          <FormText
            form={form}
            name="text"
            {...PLAIN}
            mono
            label="Access string"
            hint="As Orbit knows who is meant, such as another account, acc-xxxxx, or its API client, acc-xxxxx:cli-xxxxx."
          />
          <Permissions {...props} />
        </>
      );
  }
}

function Listings({ form, listingsNeeded }: RuleFieldsProps) {
  return (
    <CheckboxField
      {...bound(form, 'rlistings')}
      label="Let them list the objects, too"
      hint={
        listingsNeeded ?? 'It is the same for public read and all HTTP referrers of this container.'
      }
      aria-disabled={listingsNeeded !== undefined || undefined}
      onClick={(event) => {
        if (listingsNeeded !== undefined) event.preventDefault();
      }}
    />
  );
}

function Permissions({ form, words }: RuleFieldsProps) {
  const { register, formState, clearErrors } = form;
  const changed = { onChange: () => clearErrors('read') };
  return (
    <Choice legend="Permissions" error={formState.errors.read?.message}>
      <CheckboxField {...register('read', changed)} {...words.read} />
      <CheckboxField {...register('write', changed)} {...words.write} />
    </Choice>
  );
}

const SOURCES = [
  { value: 'existing', label: 'Existing' },
  { value: 'new', label: 'New' },
] as const;

function ClientField({ form, list, words, edited }: RuleFieldsProps) {
  const account = useAccount();
  const source = useListSource('api_client');
  const { watch, setValue, formState } = form;
  const chosen = watch('client');
  if (edited !== undefined && clientIdOf(edited, account) === undefined) {
    return (
      <p>
        API client of another account: <code>{edited.id}</code>
      </p>
    );
  }
  const own = edited === undefined ? undefined : clientIdOf(edited, account);
  const others = source.rows
    .filter(({ permissions_group: group, revoked_at: revoked }) => group === 'storage' && !revoked)
    .filter(({ id }) => id !== own)
    .toSorted(byTitle);
  // The rule's own client comes first, even if it is gone, revoked or no longer for storage.
  const known = source.rows.find(({ id }) => id === own);
  const clients: readonly Records['api_client'][] =
    own === undefined ? others : [known ?? { id: own }, ...others];
  const entryOf = (client: string) => `${account}:${client}`;
  const isTaken = (client: string) => {
    const rule = { type: 'api', id: entryOf(client) } as const;
    return (
      list.rules.some((each) => isSameRule(each, rule)) &&
      (edited === undefined || !isSameRule(edited, rule))
    );
  };
  return (
    <>
      {edited === undefined && (
        <RadioSegments
          label="API client"
          value={watch('creates') ? 'new' : 'existing'}
          options={SOURCES}
          onChange={(next) => setValue('creates', next === 'new', { shouldDirty: true })}
        />
      )}
      {watch('creates') ? (
        <>
          <NameField form={form} />
          <DescriptionField form={form} />
          <p className="muted">{words.newClient}</p>
        </>
      ) : (
        <RecordChoice
          from={[source]}
          label="Storage API clients"
          options={clients.map((record) => ({
            record,
            reason: isTaken(record.id)
              ? 'An access rule for this API client already exists on this container.'
              : undefined,
          }))}
          value={chosen.split(':')[1] ?? ''}
          onChange={(client) =>
            setValue('client', entryOf(client), {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
          second={(client) => clientNote(client) ?? client.description}
          error={formState.errors.client?.message}
          empty="There is no API client for storage yet"
        />
      )}
    </>
  );
}

export interface AccessPlace {
  readonly words: AccessWords;
  readonly choices: readonly AccessChoice[];
  readonly page: typeof paths.container;
  readonly rule: typeof paths.containerAccess;
  readonly add: typeof paths.containerAccessAdd;
  readonly titleOf: (container: ContainerRecord) => string;
}
