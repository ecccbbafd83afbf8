import { truncateName } from '@/lib/text';
import type { Calls } from '@/model/call';
import type { Choice } from '@/model/choice';
import { createContainerCall, REFUSED_AS_KNOWN, saveContainerCall } from './calls';
import { containerType } from './container-type';
import { containerNameProblem } from './name';
import { containerId, placeOf } from '@/model/orbit/ids';
import type { Problems, Rule } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';

export type ArchiveMode = 'disable' | 'create' | 'existing';

export interface ArchiveForm {
  readonly mode: ArchiveMode;
  readonly name: string;
  readonly existing: string;
}

/** See docs/product/orbit.md#archive-problems. */
const NAME_TAKEN =
  'A container name with this name already exists; use Use Existing Container to select it.';

const nameOf = ({ id }: ContainerRecord): string => placeOf(id).container;

export function archiveForm(container: ContainerRecord): ArchiveForm {
  const { history_location: existing = '' } = container;
  return {
    mode: existing === '' ? 'disable' : 'existing',
    name: `${nameOf(container)}_archive`,
    existing,
  };
}

/** Bars archiving while versions mode is on (docs/product/orbit.md#versions-mode). */
export const canArchive: Rule<ContainerRecord> = ({ versions_location: versions }) =>
  versions ? `Versions mode is on, with versions in ${versions}. Turn it off first` : undefined;

/**
 * Lists the containers to archive into: neither this one nor the provider's own. The current choice
 * stays, even if that container is gone.
 */
export function archiveChoices(
  container: ContainerRecord,
  all: readonly ContainerRecord[],
): readonly Choice<ContainerRecord>[] {
  const { account } = placeOf(container.id);
  const { history_location: now = '' } = container;
  const others = all.filter(
    (other) => other.id !== container.id && containerType(nameOf(other)) !== 'images',
  );
  const isMissing = now !== '' && !others.some((other) => nameOf(other) === now);
  const missing = { record: { id: containerId(account, now) } };
  return [...(isMissing ? [missing] : []), ...others.map((record) => ({ record }))];
}

export function archiveProblems(
  { mode, name, existing }: ArchiveForm,
  known: readonly string[],
): Problems<ArchiveForm> {
  if (mode === 'existing') {
    return { existing: existing === '' ? 'Please enter an existing container.' : undefined };
  }
  if (mode === 'disable') return {};
  const made = name.trim();
  if (made === '') return { name: 'Please enter a new container name.' };
  return { name: known.includes(made) ? NAME_TAKEN : containerNameProblem(made) };
}

/**
 * Sets where a container archives. Creates the destination first: nothing can be overwritten while
 * it is missing. Versions mode ends, since one mode replaces the other
 * (tests/mocks/orbit/contract/archives.ts).
 */
export function archiveCalls(id: string, { mode, name, existing }: ArchiveForm): Calls {
  if (mode === 'disable') return saveContainerCall(id, { history_location: null });
  // Swift decodes it when it looks for the container.
  const into = (destination: string) =>
    saveContainerCall(id, { history_location: encodeURIComponent(destination) });
  if (mode === 'existing') return into(existing);
  const made = name.trim();
  const create = createContainerCall(placeOf(id).account, made);
  return [
    {
      ...create,
      failureWords: {
        words: 'An error occurred creating the destination container',
        byStatus: { [REFUSED_AS_KNOWN]: NAME_TAKEN },
      },
      step: { title: `Create ${truncateName(made)}` },
    },
    { ...into(made), step: { title: 'Turn on archiving' } },
  ];
}

export function archivedInto(
  container: ContainerRecord,
  all: readonly ContainerRecord[],
): readonly ContainerRecord[] {
  return all.filter(({ id, history_location: history, versions_location: versions }) => {
    const { account } = placeOf(id);
    return [history, versions].some((name) => name && containerId(account, name) === container.id);
  });
}
