import { NONE, whenKnown } from '@/components/records/absent';
import type { ContainerRecord } from '@/model/records/storage';

/**
 * Says which keys of its own a container has for temporary links. They are secrets and never shown.
 */
export function KeysFact({ container }: { readonly container: ContainerRecord }) {
  const { temp_url_key: first, temp_url_key_2: second } = container;
  return whenKnown(first, (isFirst) => {
    if (isFirst && second === true) return 'keys 1 and 2 are set';
    if (isFirst) return 'key 1 is set';
    return second === true ? 'key 2 is set' : NONE;
  });
}
