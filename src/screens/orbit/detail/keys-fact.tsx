import { NONE, whenKnown } from '@/components/records/absent';
import type { ContainerRecord } from '@/model/records/storage';
import { words } from '../words';

/**
 * Says which keys of its own a container has for temporary links. They are secrets and never shown.
 */
export function KeysFact({ container }: { readonly container: ContainerRecord }) {
  const { temp_url_key: first, temp_url_key_2: second } = container;
  return whenKnown(first, (isFirst) => {
    if (isFirst && second === true) return words.settings.bothKeys;
    if (isFirst) return words.settings.firstKey;
    return second === true ? words.settings.secondKey : NONE;
  });
}
