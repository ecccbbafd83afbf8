const IMAGES = 'images';
const REPOSITORY = '_ctrimages';

export type ContainerType = 'ordinary' | 'repository' | 'images';

export function containerType(name: string | undefined): ContainerType {
  if (name === IMAGES) return 'images';
  return name !== undefined && name.length > REPOSITORY.length && name.endsWith(REPOSITORY)
    ? 'repository'
    : 'ordinary';
}

export function repositoryOf(name: string): string {
  return name.slice(0, -REPOSITORY.length);
}

export function containerOf(repository: string): string {
  return `${repository}${REPOSITORY}`;
}
