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
import { words } from './words';

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
  const { form } = props;
  const { watch } = form;
  switch (watch('type')) {
    case '':
      return null;
    case 'any-referrer':
      return (
        <>
          <p>
            {words.fields.publicRead(
              accessSentence(PUBLIC_READ, { rlistings: false, words: props.words }),
            )}
          </p>
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
            label={words.fields.domain}
            placeholder={words.fields.domainPlaceholder}
            hint={words.fields.domainHint}
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
            label={words.fields.accessString}
            hint={words.fields.accessStringHint}
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
      label={words.fields.listings}
      hint={listingsNeeded ?? words.fields.listingsHint}
      aria-disabled={listingsNeeded !== undefined || undefined}
      onClick={(event) => {
        if (listingsNeeded !== undefined) event.preventDefault();
      }}
    />
  );
}

function Permissions({ form, words: accessWords }: RuleFieldsProps) {
  const { register, formState, clearErrors } = form;
  const changed = { onChange: () => clearErrors('read') };
  return (
    <Choice legend={words.fields.permissions} error={formState.errors.read?.message}>
      <CheckboxField {...register('read', changed)} {...accessWords.read} />
      <CheckboxField {...register('write', changed)} {...accessWords.write} />
    </Choice>
  );
}

const SOURCES = [
  { value: 'existing', label: words.fields.clientSources.existing },
  { value: 'new', label: words.fields.clientSources.new },
] as const;

function ClientField({ form, list, words: accessWords, edited }: RuleFieldsProps) {
  const account = useAccount();
  const source = useListSource('api_client');
  const { watch, setValue, formState } = form;
  const chosen = watch('client');
  if (edited !== undefined && clientIdOf(edited, account) === undefined) {
    return <p>{words.fields.clientOfOtherAccount(<code>{edited.id}</code>)}</p>;
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
          label={words.fields.client}
          value={watch('creates') ? 'new' : 'existing'}
          options={SOURCES}
          onChange={(next) => setValue('creates', next === 'new', { shouldDirty: true })}
        />
      )}
      {watch('creates') ? (
        <>
          <NameField form={form} />
          <DescriptionField form={form} />
          <p className="muted">{accessWords.newClient}</p>
        </>
      ) : (
        <RecordChoice
          from={[source]}
          label={words.fields.clients}
          options={clients.map((record) => ({
            record,
            reason: isTaken(record.id) ? words.fields.clientHasRule : undefined,
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
          empty={words.fields.noClients}
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
