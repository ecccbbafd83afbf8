import {
  type AccessList,
  type AccessRule,
  accessTexts,
  isSameRule,
  readAccess,
} from '@/model/container/access';
import type { ContainerChanges } from '@/model/container/calls';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';

export const accessOf = ({ id, read = '', write = '' }: ContainerRecord): AccessList =>
  readAccess({ read, write }, placeOf(id).account);

export function accessChanges(container: ContainerRecord, list: AccessList): ContainerChanges {
  const { read, write } = accessTexts(list);
  return {
    ...(read !== container.read && { read: read || null }),
    ...(write !== container.write && { write: write || null }),
  };
}

export const hasRule = ({ rules }: AccessList, rule: AccessRule): boolean =>
  rules.some((each) => isSameRule(each, rule));

export const PUBLIC_READ: AccessRule = { type: 'any-referrer', id: '*', read: true, write: false };

export const isPublic = ({ rules }: AccessList): boolean =>
  rules.some((rule) => isSameRule(rule, PUBLIC_READ));

/** True if a rule refuses pages that an earlier rule lets read. */
export const isRefusal = ({ type, id }: Pick<AccessRule, 'type' | 'id'>): boolean =>
  type === 'http' && id.startsWith('-');

/** Ranks a rule. The last match decides, so public read comes first and refusals last. */
const rank = (rule: AccessRule): number => {
  if (isSameRule(rule, PUBLIC_READ)) return 0;
  return isRefusal(rule) ? 2 : 1;
};

/**
 * Replaces a rule in place, even if the new one is for somebody else. If it changes between letting
 * in and refusing, it moves to the place of its new kind.
 */
export function withReplaced(list: AccessList, from: AccessRule, to: AccessRule): AccessList {
  const { rules } = list;
  if (!hasRule(list, from) || isSameRule(from, to)) return withRule(list, to);
  if (rank(from) !== rank(to))
    return withRule({ ...list, rules: rules.filter((each) => !isSameRule(each, from)) }, to);
  return { ...list, rules: rules.map((each) => (isSameRule(each, from) ? to : each)) };
}

/** Adds a rule where it overrides no other, or replaces the one for the same subject. */
export function withRule(list: AccessList, rule: AccessRule): AccessList {
  const { rules } = list;
  if (hasRule(list, rule)) {
    return { ...list, rules: rules.map((each) => (isSameRule(each, rule) ? rule : each)) };
  }
  const after = rules.findIndex((each) => rank(each) > rank(rule));
  const at = after === -1 ? rules.length : after;
  return { ...list, rules: rules.toSpliced(at, 0, rule) };
}

/** Removes these rules, and `.rlistings` once no referrer or public rule is left. */
export function withoutRules(list: AccessList, gone: readonly AccessRule[]): AccessList {
  const rules = list.rules.filter((rule) => !gone.some((each) => isSameRule(each, rule)));
  const isRead = rules.some((rule) => rule.type === 'any-referrer' || rule.type === 'http');
  return { rules, rlistings: list.rlistings && isRead };
}

export const withPublicRead = (list: AccessList): AccessList => withRule(list, PUBLIC_READ);

export const withRlistings = (list: AccessList, rlistings: boolean): AccessList => ({
  ...list,
  rlistings,
});
