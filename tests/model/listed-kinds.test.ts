import { expect, test } from 'vitest';
import { ALL_KINDS, KINDS } from '@/model/kinds';
import { searchedBy } from '@/model/listed-kinds';
import { isListed, LISTED_KINDS, type ListedKind } from '@/model/pages';
import { pathTo } from '@/model/search/paths';
import { facts, record } from './build';

test('every kind with a route has a list and a page; of the user is the application alone', () => {
  const withPages = ALL_KINDS.filter((kind) => KINDS[kind].route !== undefined);
  expect(LISTED_KINDS).toEqual(expect.arrayContaining(withPages));
  expect(LISTED_KINDS).toHaveLength(withPages.length + 1);
  expect(isListed('application')).toBe(true);
  expect(isListed('event')).toBe(false);
});

type Raw = Readonly<Record<string, unknown>> & { readonly id: string };

function detail<K extends ListedKind>(kind: K, raw: Raw, known = {}): string | undefined {
  return searchedBy(kind).detail?.(record(kind, raw), facts(known));
}

test('what is told beside the name, as far as it is known', () => {
  const ports = { interface: [{ id: 'int-web01', ipv4_address: '10.0.0.7' }] };
  const ip = { cloud_ip: [{ id: 'cip-front', public_ipv4: '185.3.92.31' }] };
  const server = { id: 'srv-web01', interfaces: ['int-web01'] };
  expect(detail('server', { id: 'srv-web01' })).toBeUndefined();
  expect(detail('server', server, ports)).toBe('10.0.0.7');
  expect(detail('server', { ...server, cloud_ips: ['cip-front'] }, { ...ports, ...ip })).toBe(
    '185.3.92.31',
  );
  expect(detail('server_group', { id: 'grp-web01', servers: ['srv-web01'] })).toBe('1 server');
  expect(detail('image', { id: 'img-gold1', virtual_size: 10_240 })).toBe('10 GB');
  expect(detail('cloud_ip', { id: 'cip-front', name: 'front' })).toBe('front');
  expect(detail('load_balancer', { id: 'lba-front', nodes: [] })).toBe('0 nodes');
  expect(detail('volume', { id: 'vol-free1' })).toBeUndefined();
  expect(detail('container', { id: 'acc-demo1/web_ctrimages', bytes: 355 })).toBe(
    'Docker Registry, 355 B',
  );
  expect(detail('container', { id: 'acc-demo1/assets', bytes: 0 })).toBe('0 B');
  expect(detail('collaboration', { id: 'col-guest', email: 'guest@example.com' })).toBeUndefined();
});

test('what the registry keeps leads to the registry, and anything else to its page', () => {
  expect(pathTo('container', 'acc-demo1', 'acc-demo1/web_ctrimages')).toBe(
    '/accounts/acc-demo1/container_registry/container/web_ctrimages/',
  );
  expect(pathTo('container', 'acc-demo1', 'acc-demo1/assets')).toBe(
    '/accounts/acc-demo1/orbit/container/assets/',
  );
  expect(pathTo('application', 'acc-demo1', 'app-first')).toBe('/user/application/app-first/');
});
