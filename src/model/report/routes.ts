import { KINDS } from '@/model/kinds';
import { PAGES } from '@/model/pages';
import { accessRule } from './access';
import { isId } from './classes';
import type { Pseudonyms } from './pseudonyms';
import { containerName, decodedName, objectName } from './names';
import { tellQuery } from './query';
import { safePseudonyms } from './secrets';

const STEPS: ReadonlySet<string> = new Set([
  '',
  ...Object.values(KINDS).flatMap(({ route }) => route?.split('/') ?? []),
  ...Object.values(PAGES).flatMap(({ editors }) => editors),
  ...`
    accounts user application logout forgotten_password reset_password eva signup next collab account
    two-factor billing card payment invoices support events settings increase server cloud_ip
    load_balancer database_server block_storage add copy volume_resize firewall firewall_rules zone
    user_ssh_key disk_encrypted container container_registry access objects browse`
    .trim()
    .split(/\s+/u),
]);

const TABS: ReadonlySet<string> = new Set([
  '#accounts',
  '#application',
  '#cli',
  '#increase',
  '#settings',
]);

const step = (given: string): string => (STEPS.has(given) || isId(given) ? given : '-');

const OBJECTS = /^(?:objects|browse)$/u;

function below([first = '', ...rest]: readonly string[], pseudonyms: Pseudonyms): string[] {
  if (OBJECTS.test(first)) {
    const name = rest.join('/');
    const slash = /%2F/iu.test(name) ? '%2F' : '/';
    return [first, objectName(decodedName(name), pseudonyms, { isEncoded: true, slash })];
  }
  if (first !== 'access') return [first, ...rest].map(step);
  return [
    first,
    ...rest.map((each) => (STEPS.has(each) ? each : accessRule(decodedName(each), pseudonyms))),
  ];
}

function tellPath(path: string, pseudonyms: Pseudonyms): string {
  const steps = path.split('/');
  const at = steps.indexOf('container');
  const [, , , area] = steps;
  if (at !== 4 || (area !== 'orbit' && area !== 'container_registry')) {
    return steps.map(step).join('/');
  }
  const [name = '', ...rest] = steps.slice(at + 1);
  const head = [...steps.slice(0, at).map(step), 'container'];
  return [
    ...head,
    containerName(decodedName(name), pseudonyms, true),
    ...below(rest, pseudonyms),
  ].join('/');
}

export function reportedRoute(address: string, pseudonyms: Pseudonyms): string {
  const [, path = '', query = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/su.exec(address) ?? [];
  const tab = TABS.has(hash) ? hash : '';
  return (
    tellPath(path, safePseudonyms(path, pseudonyms)) +
    tellQuery(new URLSearchParams(query), pseudonyms) +
    tab
  );
}
