import { fieldOf } from './values';

/** True if two JSON values are equal, in any order of their properties. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameValue(item, (other as unknown[])[index]))
    );
  }
  if (Array.isArray(other)) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(
      ([name, value]) => Object.hasOwn(other, name) && sameValue(value, fieldOf(other, name)),
    )
  );
}
