import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { CreateSection } from '@/components/forms/editors/create-section';
import { leastMemory, LimitNote } from '@/components/records/limit-note';
import { useListRecords } from '@/components/scope/data/use-list';
import { useFacts } from '@/components/scope/data/use-facts';
import { noTypeFits, NO_TYPE_FITS } from '@/model/server/create/choices';
import { chosenIn, newServerProblems } from '@/model/server/create/problems';
import { NO_USER_DATA } from '@/model/server/user-data';
import { offeredTypes } from '@/model/server-type/tabs';
import { TypeChoice } from '../types/type-choice';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';
import { RootVolume } from './root-volume';
import { withValidCount } from './with-valid-count';

/** Server types by tab, with the disk of the chosen one. */
export function TypeSection() {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const all = useListRecords('server_type');
  const types = useMemo(() => offeredTypes(all, facts.account), [all, facts.account]);
  useWatch({ control: form.control, name: ['type', 'count', 'made', 'image', 'volume', 'from'] });
  const values = form.getValues();
  const { type: chosen } = chosenIn(values, facts);
  const error = useFieldError('type');
  // User data is long and does not affect the types.
  const checked = { ...withValidCount(values), userData: NO_USER_DATA };
  const reasonOf = (id: string) => newServerProblems({ ...checked, type: id }, facts).type;
  const told = error === undefined && values.type !== '' ? reasonOf(values.type) : undefined;
  return (
    <CreateSection title="Server type">
      {noTypeFits(types, facts) && (
        <LimitNote resource="server" more={leastMemory(types)}>
          {NO_TYPE_FITS}
        </LimitNote>
      )}
      <TypeChoice
        types={types}
        value={values.type}
        near={chosen}
        lenient
        legend={<span className="visually-hidden">Server type</span>}
        reasonOf={({ id }) => reasonOf(id)}
        told={told ?? error}
        onChange={(id) => choose('type', id)}
        error={error}
      />
      <RootVolume type={chosen} problem={told} />
    </CreateSection>
  );
}
