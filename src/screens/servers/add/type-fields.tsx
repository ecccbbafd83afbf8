import { use, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { TypeChoice } from '@/screens/servers/choices/type-choice';
import { leastMemory, LimitNote } from '@/components/records/record-notes';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListRecords } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatSize } from '@/lib/sizes';
import { imageMinimum } from '@/model/image/describe';
import type { Records } from '@/model/records/records';
import { offeredTypes } from '@/model/server-type/tabs';
import { noTypeFits, NO_TYPE_FITS } from '@/model/server/create/choices';
import { withValidCount } from '@/model/server/create/form';
import { chosenIn, newServerProblems } from '@/model/server/create/problems';
import { NO_USER_DATA } from '@/model/server/user-data';
import { gigabytesFor } from '@/model/volume/size';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Note } from '@/ui/note';
import { TextField } from '@/ui/text-field';
import styles from './create.module.css';
import { useFieldError, useNewServer } from './new-server-form';
import { words } from '../words';

interface RootVolumeProps {
  readonly type: Records['server_type'] | undefined;
  readonly problem: string | undefined;
}

/**
 * Asks for a size only if the reader decides it: for network storage, from an image. It has its
 * line for every type, so that choosing one moves nothing.
 */
function RootVolume({ type, problem }: RootVolumeProps) {
  const { form } = useNewServer();
  const { volume: limits } = use(DeploymentContext).limits;
  const [from, imageId] = useWatch({ control: form.control, name: ['from', 'image'] });
  const image = useSelector((state: WithResources) => selectRecord(state, 'image', imageId));
  const error = useFieldError('rootSize');
  const network = type?.storage_type === 'network';
  const asked = network && from === 'image';
  const least = Math.max(limits.minimum, gigabytesFor(imageMinimum(image) ?? 0));

  function hint(): string {
    if (asked) return words.create.type.rootSizeHint(least);
    if (network) return words.create.type.storageFromVolume;
    if (type === undefined) return words.create.type.storageBeforeType;
    const { storage_type: storage, disk_size: disk } = type;
    // An unknown storage with no disk may be Block Storage.
    if (disk === undefined || (storage === undefined && disk === 0)) {
      return words.create.type.storageUnknown;
    }
    const size = formatSize(disk);
    return storage === 'local'
      ? words.create.type.storageLocal(size)
      : words.create.type.storageOther(size);
  }

  if (!asked) {
    return (
      <div className={styles.root}>
        {problem === undefined ? (
          <p className={styles.hint}>{hint()}</p>
        ) : (
          <Note plain tone="warning">
            {problem}
          </Note>
        )}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <TextField
        {...form.register('rootSize')}
        label={words.create.type.rootSize}
        inputMode="numeric"
        autoComplete="off"
        error={error}
        hint={hint()}
      />
    </div>
  );
}

/** Server types by tab, with the disk of the chosen one. */
export function TypeFields() {
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
    <>
      <LimitNote
        resource="server"
        more={leastMemory(types)}
        problem={noTypeFits(types, facts) ? NO_TYPE_FITS : undefined}
      />
      <TypeChoice
        types={types}
        value={values.type}
        near={chosen}
        lenient
        legend={<span className="visually-hidden">{words.labels.serverType}</span>}
        reasonOf={({ id }) => reasonOf(id)}
        told={told ?? error}
        onChange={(id) => choose('type', id)}
        error={error}
      />
      <RootVolume type={chosen} problem={told} />
    </>
  );
}
