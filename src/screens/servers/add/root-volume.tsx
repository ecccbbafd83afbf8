import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatSize } from '@/lib/sizes';
import { imageMinimum } from '@/model/image/describe';
import type { Records } from '@/model/records';
import { gigabytesFor } from '@/model/volume/size';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Note } from '@/ui/note';
import { TextField } from '@/ui/text-field';
import styles from './create.module.css';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

interface RootVolumeProps {
  readonly type: Records['server_type'] | undefined;
  /** Why the type cannot be had, in the line's place. */
  readonly problem: string | undefined;
}

/**
 * Asks for a size only where the reader decides it: for network storage, from an image. Whatever the
 * type, it has its line, so that choosing one moves nothing.
 */
export function RootVolume({ type, problem }: RootVolumeProps) {
  const { form } = useNewServer();
  const { volume: limits } = use(DeploymentContext).limits;
  const [from, imageId] = useWatch({ control: form.control, name: ['from', 'image'] });
  const image = useSelector((state: WithResources) => selectRecord(state, 'image', imageId));
  const error = useFieldError('rootSize');
  const network = type?.storage_type === 'network';
  const asked = network && from === 'image';
  const least = Math.max(limits.minimum, gigabytesFor(imageMinimum(image) ?? 0));

  function hint(): string {
    if (asked) return `From ${String(least)}GB. It is a volume on Block Storage, billed by the GB.`;
    if (network) return 'The server starts from the volume that you choose below.';
    if (type === undefined) return 'Choose a type first.';
    const { storage_type: storage, disk_size: disk } = type;
    // An unknown storage with no disk may be Block Storage.
    if (disk === undefined || (storage === undefined && disk === 0)) {
      return 'What storage comes with this type is not known.';
    }
    const kind = storage === 'local' ? 'local SSD storage' : 'storage';
    return `${formatSize(disk)} of ${kind} come with this type.`;
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
        label="Root volume size (GB)"
        inputMode="numeric"
        autoComplete="off"
        error={error}
        hint={hint()}
      />
    </div>
  );
}
