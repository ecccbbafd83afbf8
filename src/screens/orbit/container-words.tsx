import { useAccount } from '@/components/scope/account-context';
import { counted, formatCount } from '@/lib/text';
import { unreachable } from '@/model/container/rules';
import { type ContainerType, containerType } from '@/model/container/container-type';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { shortTitle } from '@/model/title';
import { TextLink } from '@/ui/link';

export const TYPE_LABELS: Readonly<Record<ContainerType, string>> = {
  ordinary: 'Container',
  repository: 'Registry repository',
  images: 'Images and snapshots',
};

/** Null for an ordinary container: there is nothing to say. */
export function typeWords({ id }: Pick<ContainerRecord, 'id'>): string | null {
  const type = containerType(placeOf(id).container);
  return type === 'ordinary' ? null : TYPE_LABELS[type];
}

interface ObjectsLinkProps {
  readonly container: ContainerRecord;
  /** '7 objects', where no label says so. */
  readonly inWords?: boolean;
}

export function ObjectsLink({ container, inWords = false }: ObjectsLinkProps) {
  const account = useAccount();
  const { id, count = 0 } = container;
  const to = paths.objects(account, placeOf(id).container, 'objects');
  const words = counted(count, 'object');
  const shown = inWords ? words : formatCount(count);
  if (unreachable(container) !== undefined) return shown;
  return (
    <TextLink to={to} aria-label={`${words} of ${shortTitle(container)}`}>
      {shown}
    </TextLink>
  );
}
