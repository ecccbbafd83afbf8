import { containerOf, containerType, repositoryOf } from '@/model/container/container-type';
import { containerNameProblem } from '@/model/container/name';
import { placeOf } from '@/model/orbit/ids';

const INVALID_NAME = 'Please enter a valid name';

export const NAME_TAKEN = 'A Container Repository with this name already exists';

export function newRepositoryProblem(name: string, known: readonly string[]): string | undefined {
  if (name === '' || name.includes('/')) return INVALID_NAME;
  const container = containerOf(name);
  if (known.includes(container)) return NAME_TAKEN;
  return containerNameProblem(container);
}

export function asRepository<R extends { readonly id: string }>(
  container: R,
): R & { readonly name: string } {
  return { ...container, name: repositoryOf(placeOf(container.id).container) };
}

export const isRepository = ({ id }: { readonly id: string }): boolean =>
  containerType(placeOf(id).container) === 'repository';
