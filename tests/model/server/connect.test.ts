import { expect, test } from 'vitest';
import { connectHint } from '@/model/server/connect';
import { facts, record } from '../build';

const server = { id: 'srv-aaaaa', fqdn: 'srv-aaaaa.gb1.example.com', image: 'img-aaaaa' };
const hint = (raw: object, image: object) =>
  connectHint(
    record('server', { ...server, ...raw }),
    facts({ image: [{ id: 'img-aaaaa', ...image }] }),
  );

test('a cloud IP makes the public name, else IPv6 is the way', () => {
  expect(hint({ cloud_ips: ['cip-aaaaa'] }, { username: 'deploy' })).toEqual({
    protocol: 'ssh',
    host: 'public.srv-aaaaa.gb1.example.com',
    user: 'deploy',
    line: 'ssh deploy@public.srv-aaaaa.gb1.example.com',
    ipv4: true,
  });
  expect(hint({ cloud_ips: [] }, { username: 'deploy' })).toMatchObject({
    line: 'ssh deploy@ipv6.srv-aaaaa.gb1.example.com',
    ipv4: false,
  });
});

test.each([
  ['ubuntu-jammy-22.04-amd64-server', 'ubuntu'],
  ['AlmaLinux 9', 'almalinux'],
  ['debian-bookworm-12', 'debian'],
  ['CentOS Stream 9', 'centos'],
  ['Fedora CoreOS 40', 'core'],
  ['fcos-42.20250803.3.0-openstack.x86_64', 'core'],
  ['Fedora 40', 'fedora'],
  ['Flatcar stable', 'core'],
  ['FreeBSD 14', 'freebsd'],
  ['my own', 'root'],
])('the user of %s is %s', (name, user) => {
  expect(hint({ cloud_ips: [] }, { name, username: null })?.user).toBe(user);
});

test.each([['img-other'], [null], [undefined]])(
  'no user is named where the image is %s',
  (image) => {
    expect(hint({ cloud_ips: [], image }, {})).toMatchObject({
      user: undefined,
      line: 'ssh ipv6.srv-aaaaa.gb1.example.com',
    });
  },
);

test('Windows is reached by remote desktop', () => {
  expect(hint({ cloud_ips: ['cip-aaaaa'] }, { name: 'Windows Server 2022' })).toEqual({
    protocol: 'rdp',
    host: 'public.srv-aaaaa.gb1.example.com',
    user: 'Administrator',
    line: 'public.srv-aaaaa.gb1.example.com',
    ipv4: true,
  });
});

test('without a name in the DNS there is no hint', () => {
  expect(hint({ fqdn: null, cloud_ips: [] }, {})).toBeUndefined();
});

test('nothing is said of how it is reached where its cloud IPs are not known', () => {
  expect(hint({}, {})).toBeUndefined();
});
