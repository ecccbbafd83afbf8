import { counted } from '@/lib/text';
import { archivedInto } from '@/model/container/archive';
import { containerType, repositoryOf } from '@/model/container/container-type';
import { isSite } from '@/model/container/web';
import type { Facts } from '@/model/facts';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { shortTitle } from '@/model/title';

export function deleteConsequences(container: ContainerRecord, facts: Facts): readonly string[] {
  const { container: name } = placeOf(container.id);
  const { history_location: archive } = container;
  return [
    ...(containerType(name) === 'repository'
      ? [`The registry repository ${repositoryOf(name)} goes with it.`]
      : []),
    ...(isSite(container) ? ['Its static site goes with it.'] : []),
    ...(archive ? [`Its archive ${archive} stays, with what it keeps.`] : []),
    ...archivedInto(container, facts.all('container')).map((other) => {
      const title = shortTitle(other);
      return `${title} archives into it: until it archives elsewhere, nothing in ${title} can be overwritten.`;
    }),
  ];
}

export function deleteManyConsequences(containers: readonly ContainerRecord[]): readonly string[] {
  const sites = containers.filter(isSite).length;
  return sites === 0
    ? []
    : [`${counted(sites, 'static site')} among them ${sites === 1 ? 'goes' : 'go'}, too.`];
}
