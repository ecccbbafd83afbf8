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
      ? [`The registry repository ${repositoryOf(name)} is deleted too.`]
      : []),
    ...(isSite(container) ? ['Its static site goes offline.'] : []),
    ...(archive ? [`Its archive ${archive} stays, with everything in it.`] : []),
    ...archivedInto(container, facts.all('container')).map((other) => {
      const title = shortTitle(other);
      return `${title} archives into it. Until you change that, nothing in ${title} can be overwritten.`;
    }),
  ];
}

export function deleteManyConsequences(containers: readonly ContainerRecord[]): readonly string[] {
  const sites = containers.filter(isSite).length;
  return sites === 0
    ? []
    : [`${counted(sites, 'static site')} ${sites === 1 ? 'goes' : 'go'} offline.`];
}
