import { whenKnown } from '@/components/records/absent';
import type { ContainerRecord } from '@/model/container/record';

const words = (isSet: boolean | undefined) => (isSet === true ? 'set' : 'not set');

/** Whether a container has keys of its own for temporary links. They are secrets, never told. */
export function KeysFact({ container }: { readonly container: ContainerRecord }) {
  const { temp_url_key: first, temp_url_key_2: second } = container;
  return whenKnown(first, () => `Key 1 is ${words(first)}, key 2 is ${words(second)}`);
}
