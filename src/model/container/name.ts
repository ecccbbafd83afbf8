import { containerType } from './container-type';
import { nameProblem } from '@/model/orbit/links';
import { placeOf } from '@/model/orbit/ids';

const INVALID_NAME = 'Please enter a valid name';

export const NAME_TAKEN = 'An Orbit container with this name already exists';

/** Swift's limit, in bytes of UTF-8. */
const LONGEST = 256;

/**
 * Says why no container can have this name (docs/product/orbit.md#container-name), or undefined.
 * Browsers cannot reach one named `.` or `..`, however it was created.
 */
export function containerNameProblem(name: string): string | undefined {
  if (name === '' || name.includes('/')) return INVALID_NAME;
  if (new TextEncoder().encode(name).length > LONGEST) {
    return `Please enter a name of at most ${String(LONGEST)} bytes`;
  }
  if (containerType(name) === 'images')
    return 'Please enter another name: images is reserved for the provider';
  return nameProblem(name);
}

export function newContainerProblem(name: string, known: readonly string[]): string | undefined {
  const problem = containerNameProblem(name);
  if (problem !== undefined) return problem;
  return known.includes(name) ? NAME_TAKEN : undefined;
}

export function containerNames(
  all: readonly { readonly id: string }[],
  account: string,
): readonly string[] {
  const places = all.map(({ id }) => placeOf(id));
  return places.flatMap((place) => (place.account === account ? place.container : []));
}
