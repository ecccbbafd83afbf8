import {
  type AccessList,
  type AccessRule,
  isSameRule,
  ruleOfEntry,
} from '@/model/container/access';
import { PUBLIC_READ } from '@/model/container/access-changes';
import { OBJECT_WORDS } from '@/model/container/access-words';
import type { Problems } from '@/model/problems';

export type AccessChoice = Exclude<AccessRule['type'], 'team'>;

export interface AccessForm {
  type: AccessChoice | '';
  client: string;
  creates: boolean;
  name: string;
  description: string;
  domain: string;
  text: string;
  read: boolean;
  write: boolean;
  rlistings: boolean;
}

export const NEW_RULE: AccessForm = {
  type: '',
  client: '',
  creates: false,
  name: '',
  description: '',
  domain: '',
  text: '',
  read: true,
  write: false,
  rlistings: false,
};

export function accessFormOf(rule: AccessRule, { rlistings }: AccessList): AccessForm {
  const { type, id, read, write } = rule;
  return {
    ...NEW_RULE,
    type: type === 'team' ? '' : type,
    client: type === 'api' ? id : '',
    domain: type === 'http' ? id : '',
    text: type === 'other' ? id : '',
    read,
    write,
    rlistings,
  };
}

/** Host, with a leading dot for all sites under it. No leading hyphen: that would refuse it. */
const HOST = /^\.?(?!-)[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/u;

/**
 * Reads a domain as Swift compares it, in lower case and ASCII; undefined if invalid. A leading
 * `*.` means all sites under it, a hyphen refuses it. A pasted address is cut to its host.
 */
export function domainOf(typed: string): string | undefined {
  const [, minus = '', rest = ''] = /^(-?)\s*(.*)$/su.exec(typed.trim()) ?? [];
  const [, dot = '', host = ''] = /^(?:https?:\/\/)?(?:\*?(\.))?(.*)$/isu.exec(rest) ?? [];
  if (!URL.canParse(`http://${host}`)) return undefined;
  const address = new URL(`http://${host}`);
  // Parts of an address that are not compared with a browser's referrer.
  if (/[\s@]/u.test(host) || address.port !== '') return undefined;
  const domain = `${dot}${address.hostname}`;
  return HOST.test(domain) ? `${minus}${domain}` : undefined;
}

export function ruleOf(form: AccessForm, account: string): AccessRule | undefined {
  const { type, client, domain, text, read, write } = form;
  switch (type) {
    case '':
      return undefined;
    case 'any-referrer':
      return PUBLIC_READ;
    case 'http': {
      const id = domainOf(domain);
      return id === undefined ? undefined : { type, id, read: true, write: false };
    }
    case 'api':
      return client === '' ? undefined : { type, id: client, read, write };
    case 'other': {
      const id = text.trim();
      return id === '' ? undefined : { ...ruleOfEntry(id, account), read, write };
    }
  }
}

const DUPLICATES: Readonly<Record<AccessChoice, readonly [keyof AccessForm, string]>> = {
  'any-referrer': ['type', 'An access rule for any referrer already exists on this container.'],
  api: ['client', 'An access rule for this API client already exists on this container.'],
  http: ['domain', 'An access rule already exists for this domain.'],
  other: ['text', 'An access rule for this access string already exists on this container.'],
};

function textProblem(text: string): string | undefined {
  const given = text.trim();
  if (given === '') return 'Please enter an access string.';
  if (given.includes(',')) return 'Please enter one access string, without a comma.';
  // Swift's designators begin with a dot, and all are for referrers (`parse_acl`).
  if (given.startsWith('.'))
    return 'An access string can’t begin with a dot. Please choose another access type.';
  return undefined;
}

export function accessProblems(
  form: AccessForm,
  {
    list,
    account,
    edited,
    neither = OBJECT_WORDS.neither,
  }: {
    list: AccessList;
    account: string;
    edited?: AccessRule | undefined;
    neither?: string;
  },
): Problems<AccessForm> {
  const { type, client, creates, name, domain, text, read, write } = form;
  if (type === '') return { type: 'Please select an access type.' };
  const missing: Problems<AccessForm> = {
    ...(type === 'api' && !creates && client === '' && { client: 'Please select an API client.' }),
    ...(type === 'api' && creates && name.trim() === '' && { name: 'Please enter a valid name' }),
    ...(type === 'http' &&
      domainOf(domain) === undefined && { domain: 'Please enter a domain name.' }),
    ...(type === 'other' && { text: textProblem(text) }),
    ...((type === 'api' || type === 'other') && !read && !write && { read: neither }),
  };
  if (Object.values(missing).some((problem) => problem !== undefined)) return missing;
  if (type === 'api' && creates) return {};
  const rule = ruleOf(form, account);
  const isTaken = list.rules.some(
    (each) =>
      rule !== undefined &&
      isSameRule(each, rule) &&
      (edited === undefined || !isSameRule(each, edited)),
  );
  const [field, message] = DUPLICATES[type];
  return isTaken ? { [field]: message } : {};
}

export function newClientOf({ name, description }: AccessForm) {
  return {
    name: name.trim(),
    description: description.trim(),
    permissions_group: 'storage',
  } as const;
}
