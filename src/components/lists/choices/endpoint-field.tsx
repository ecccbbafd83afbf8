import { type ChangeEvent, use, useMemo, useState } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { IdLink } from '@/components/records/links/record-link';
import { useListSource } from '@/components/scope/data/use-list';
import { useNamed } from '@/components/scope/data/use-named';
import { DeploymentContext } from '@/components/scope/deployment-context';
import type { RuleForm } from '@/model/firewall-rule/form';
import {
  type AnyEndpointKind,
  ENDPOINT_LABELS,
  type EndpointKind,
} from '@/model/firewall-rule/rule-endpoints';
import { type Kind, KINDS } from '@/model/kinds';
import { byTitle } from '@/model/title';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { Row } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { RecordChoice } from './record-choice';
import { words } from './words';

interface EndpointControlProps<K extends AnyEndpointKind> {
  readonly label: string;
  readonly kinds: readonly K[];
  readonly kind: K;
  readonly value: string;
  readonly kindField: UseFormRegisterReturn;
  readonly valueField: UseFormRegisterReturn;
  /** Sets the value. A choice from a list is validated if the form was submitted before. */
  readonly onValue: (value: string, isChoice: boolean) => void;
  /** The current kind, which may have changed during the search for the address. */
  readonly kindNow: () => K;
  readonly error: string | undefined;
  readonly onClear: () => void;
  /**
   * For one of several rows. A chosen resource is shown alone until it is changed, and the rows
   * share one hint.
   */
  readonly compact?: boolean;
  /** True for an address alone, without networks. */
  readonly single?: boolean;
}

export function EndpointControl<K extends AnyEndpointKind>(props: EndpointControlProps<K>) {
  const {
    label,
    kinds,
    kind,
    value,
    kindField,
    valueField,
    error,
    single = false,
    compact = false,
  } = props;
  const { findClientAddress: findAddress } = use(DeploymentContext);
  const [looking, setLooking] = useState(false);
  const offered = kinds.filter(
    (each) => each !== 'my_ip' || findAddress !== undefined || kind === 'my_ip',
  );

  async function chooseKind(event: ChangeEvent<HTMLSelectElement>) {
    await kindField.onChange(event);
    props.onValue('', false);
    props.onClear();
    if (props.kindNow() !== 'my_ip' || findAddress === undefined) return;
    setLooking(true);
    const found = await findAddress();
    setLooking(false);
    // Another kind may have been chosen meanwhile.
    if (found !== undefined && props.kindNow() === 'my_ip') props.onValue(found, false);
  }

  return (
    <>
      <SelectField {...kindField} label={label} onChange={(event) => void chooseKind(event)}>
        {offered.map((each) => (
          <option key={each} value={each}>
            {single && each === 'address' ? words.endpoint.ipAddress : ENDPOINT_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {(kind === 'address' || kind === 'my_ip') && (
        <TextField
          {...valueField}
          mono
          label={words.endpoint.address}
          autoComplete="off"
          spellCheck={false}
          placeholder={
            looking
              ? words.endpoint.looking
              : single
                ? words.endpoint.addressExample
                : words.endpoint.networkExample
          }
          hint={
            single ? words.endpoint.addressHint : compact ? undefined : words.endpoint.networkHint
          }
          error={error}
        />
      )}
      {kind === 'other' && (
        <TextField
          {...valueField}
          mono
          label={words.endpoint.identifier}
          autoComplete="off"
          spellCheck={false}
          error={error}
        />
      )}
      {(kind === 'server' || kind === 'server_group' || kind === 'load_balancer') && (
        // Each kind has its own search.
        <ResourceEnd
          key={kind}
          kind={kind}
          value={value}
          error={error}
          compact={compact}
          onChange={(chosen) => props.onValue(chosen, true)}
        />
      )}
    </>
  );
}

interface ResourceEndProps {
  readonly kind: keyof typeof words.choice.kinds;
  readonly value: string;
  readonly error: string | undefined;
  readonly compact: boolean | undefined;
  readonly onChange: (chosen: string) => void;
}

function ResourceEnd({ compact = false, ...props }: ResourceEndProps) {
  const { kind, value, error } = props;
  const [choosing, setChoosing] = useState(!compact || value === '');
  useNamed(value === '' ? [] : [value]);
  const gone = useSelector((state: WithResources) => selectIsGone(state, kind, value));
  return (
    <>
      {gone && (
        <Note plain tone="warning">
          <p>{words.endpoint.gone(KINDS[kind].singular, <code>{value}</code>)}</p>
        </Note>
      )}
      {choosing || error !== undefined ? (
        <ResourceChoice {...props} />
      ) : (
        <Row>
          {gone ? <code>{value}</code> : <IdLink kind={kind} id={value} quiet />}
          <Button size="s" onClick={() => setChoosing(true)}>
            {words.endpoint.change}
          </Button>
        </Row>
      )}
    </>
  );
}

/** True if the record that a rule names was deleted. The provider would refuse the rule. */
function selectIsGone(state: WithResources, kind: Kind, id: string): boolean {
  const record = selectRecord(state, kind, id);
  if (record === undefined) return selectRecordStatus(state, kind, id).status === 'not-found';
  return 'status' in record && record.status === 'deleted';
}

function ResourceChoice({ kind, ...choice }: Omit<ResourceEndProps, 'compact'>) {
  const all = useListSource(kind);
  const records = useMemo(() => all.rows.toSorted(byTitle), [all.rows]);
  return (
    <RecordChoice
      from={[all]}
      label={words.choice.kinds[kind]}
      options={records.map((record) => ({ record }))}
      {...choice}
      empty={words.endpoint.empty}
    />
  );
}

interface EndpointFieldProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
  readonly label: string;
  readonly kinds: readonly EndpointKind[];
  readonly single?: boolean;
}

export function EndpointField({ form, label, kinds, single = false }: EndpointFieldProps) {
  const [kind, value] = useWatch({ control: form.control, name: ['end', 'value'] });
  const { errors, isSubmitted } = form.formState;
  return (
    <EndpointControl
      label={label}
      kinds={kinds}
      single={single}
      kind={kind}
      value={value}
      kindField={form.register('end')}
      valueField={form.register('value')}
      kindNow={() => form.getValues('end')}
      error={errors.value?.message}
      onClear={() => form.clearErrors('value')}
      onValue={(given, isChoice) =>
        form.setValue('value', given, {
          shouldDirty: true,
          shouldValidate: isChoice && isSubmitted,
        })
      }
    />
  );
}
