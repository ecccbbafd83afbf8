import { screen, within } from '@testing-library/react';
import { Container } from '@mocks/orbit/store';
import type { NodeProvider } from '@mocks/node';
import { layoutOf, type Push } from '@mocks/real/registry/layout';
import { registryArea } from '@/screens/container-registry/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const REGISTRY = `/accounts/${ACCOUNT}/container_registry/`;

/** The page of a repository, or what is below it. */
export const repositoryPath = (name: string, rest = ''): string =>
  `${REGISTRY}container/${encodeURIComponent(`${name}_ctrimages`)}/${rest}`;

/** The containers that the simulated Orbit keeps for the account. */
export const kept = ({ provider }: Pick<NodeProvider, 'provider'>) =>
  provider.world.orbit.account(ACCOUNT, Date.now()).containers;

/** The names of a repository's objects that are of tags. */
export function tagObjects(node: Pick<NodeProvider, 'provider'>, name: string): string[] {
  const { objects } = kept(node).get(`${name}_ctrimages`)!;
  const names = Array.from({ length: objects.size }, (_, index) => objects.nameAt(index)!);
  return names.filter((each) => each.includes('/_manifests/tags/'));
}

/** Has a registry push to a repository, which is made if it is not there. */
export function push(node: NodeProvider, name: string, pushes: readonly Push[]): void {
  const container = `${name}_ctrimages`;
  if (!kept(node).get(container)) kept(node).put(new Container(container, 0, {}));
  for (const object of layoutOf(ACCOUNT, name, pushes)) kept(node).get(container)!.put(object);
}

/** The screens of the registry. */
export async function openRegistry(options: ScreenOptions) {
  const page = await openScreens([registryArea], {
    deployment: {
      registry: { host: 'registry.example.com', root: 'files/docker/registry/v2' },
    },
    ...options,
  });
  return {
    ...page,
    /** The calls so far that change something in Orbit. */
    stored: () => page.asked.filter((call) => /^(POST|PUT|DELETE) \/v1\//.test(call)),
  };
}

/** The row of a tag. */
export async function tagRow(name: string) {
  const cell = await screen.findByRole('cell', { name: new RegExp(`^${name}`) });
  return within(cell.closest('tr')!);
}
