import {
  type AccessList,
  type AccessRule,
  accessTexts,
  isSameRule,
  readAccess,
} from '@/model/container/access';
import type { ContainerChanges } from '@/model/container/calls';
import type { ContainerRecord } from '@/model/container/record';
import { placeOf } from '@/model/orbit/ids';

/** The rules of a container; none before it is read. */
export const accessOf = ({ id, read = '', write = '' }: ContainerRecord): AccessList =>
  readAccess({ read, write }, placeOf(id).account);

/** What of a container is to change for it to have these rules. */
export function accessChanges(container: ContainerRecord, list: AccessList): ContainerChanges {
  const { read, write } = accessTexts(list);
  return {
    ...(read !== container.read && { read: read || null }),
    ...(write !== container.write && { write: write || null }),
  };
}

/** Whether a list has a rule of the same. */
export const hasRule = ({ rules }: AccessList, rule: AccessRule): boolean =>
  rules.some((each) => isSameRule(each, rule));

/** The public read rule (spec 3 §3). */
export const PUBLIC_READ: AccessRule = { type: 'any-referrer', id: '*', read: true, write: false };

/** Whether anybody may read. */
export const isPublic = ({ rules }: AccessList): boolean =>
  rules.some((rule) => isSameRule(rule, PUBLIC_READ));

/** Whether a rule refuses pages that one before it lets read. */
export const isRefusal = ({ type, id }: Pick<AccessRule, 'type' | 'id'>): boolean =>
  type === 'http' && id.startsWith('-');

/** The last rule that is of a page decides: what lets everybody in comes first, what refuses last. */
const rank = (rule: AccessRule): number => {
  if (isSameRule(rule, PUBLIC_READ)) return 0;
  return isRefusal(rule) ? 2 : 1;
};

/**
 * With another rule in the place of one, even if that is for somebody else; where it lets in what that one
 * refused, or the other way round, in the place that such a rule has.
 */
export function withReplaced(list: AccessList, from: AccessRule, to: AccessRule): AccessList {
  const { rules } = list;
  if (!hasRule(list, from) || isSameRule(from, to)) return withRule(list, to);
  if (rank(from) !== rank(to))
    return withRule({ ...list, rules: rules.filter((each) => !isSameRule(each, from)) }, to);
  return { ...list, rules: rules.map((each) => (isSameRule(each, from) ? to : each)) };
}

/** With a rule more, where it takes away none of what others say; in the place of one for the same. */
export function withRule(list: AccessList, rule: AccessRule): AccessList {
  const { rules } = list;
  if (hasRule(list, rule)) {
    return { ...list, rules: rules.map((each) => (isSameRule(each, rule) ? rule : each)) };
  }
  const after = rules.findIndex((each) => rank(each) > rank(rule));
  const at = after === -1 ? rules.length : after;
  return { ...list, rules: rules.toSpliced(at, 0, rule) };
}

/** Without these rules. Nobody is left to list where nobody may read by referrer. */
export function withoutRules(list: AccessList, gone: readonly AccessRule[]): AccessList {
  const rules = list.rules.filter((rule) => !gone.some((each) => isSameRule(each, rule)));
  const isRead = rules.some((rule) => rule.type === 'any-referrer' || rule.type === 'http');
  return { rules, rlistings: list.rlistings && isRead };
}

/** With the public read rule, which static site and public listings need (spec 3 §4). */
export const withPublicRead = (list: AccessList): AccessList => withRule(list, PUBLIC_READ);

/** Whether those who read by a referrer or public rule may list, too. */
export const withRlistings = (list: AccessList, rlistings: boolean): AccessList => ({
  ...list,
  rlistings,
});
