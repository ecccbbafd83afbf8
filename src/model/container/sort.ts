const IMAGES = 'images';
const REPOSITORY = '_ctrimages';

/** What a container is, by its name (spec 3 §3). */
export type ContainerSort = 'ordinary' | 'repository' | 'images';

export function containerSort(name: string | undefined): ContainerSort {
  if (name === IMAGES) return 'images';
  return name !== undefined && name.length > REPOSITORY.length && name.endsWith(REPOSITORY)
    ? 'repository'
    : 'ordinary';
}

/** What the registry calls the repository of a container. */
export function repositoryOf(name: string): string {
  return name.slice(0, -REPOSITORY.length);
}

/** The container of a repository. */
export function containerOf(repository: string): string {
  return `${repository}${REPOSITORY}`;
}
