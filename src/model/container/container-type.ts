const IMAGES = 'images';
const REPOSITORY = '_ctrimages';

/** Type of a container, from its name (spec 3 §3). */
export type ContainerType = 'ordinary' | 'repository' | 'images';

export function containerType(name: string | undefined): ContainerType {
  if (name === IMAGES) return 'images';
  return name !== undefined && name.length > REPOSITORY.length && name.endsWith(REPOSITORY)
    ? 'repository'
    : 'ordinary';
}

/** Returns the registry's name for the repository of a container. */
export function repositoryOf(name: string): string {
  return name.slice(0, -REPOSITORY.length);
}

/** Returns the name of a repository's container. */
export function containerOf(repository: string): string {
  return `${repository}${REPOSITORY}`;
}
