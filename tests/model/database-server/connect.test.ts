import { expect, test } from 'vitest';
import { connectionsOf, databaseHost } from '@/model/database-server/connect';
import { adminLoginOf } from '@/model/database-server/password';
import { databaseServerSearchFields } from '@/model/database-server/search';
import { facts, record } from '../build';

const server = (given: object) =>
  record('database_server', {
    id: 'dbs-aaaaa',
    fqdn: 'dbs-aaaaa.example.com',
    admin_username: 'admin',
    cloud_ips: [],
    ...given,
  });
const texts = (given: object) =>
  Object.fromEntries(connectionsOf(server(given), facts()).map(({ label, text }) => [label, text]));

test('how to connect to MySQL, without a password', () => {
  expect(texts({ database_engine: 'mysql' })).toEqual({
    mysql: 'mysql -h dbs-aaaaa.example.com -P 3306 -u admin -p',
    URL: 'mysql://admin@dbs-aaaaa.example.com:3306/',
    Environment: 'MYSQL_HOST=dbs-aaaaa.example.com\nMYSQL_TCP_PORT=3306\nMYSQL_USER=admin',
  });
});

test('how to connect to PostgreSQL, without a password', () => {
  expect(texts({ database_engine: 'postgresql' })).toEqual({
    psql: 'psql -h dbs-aaaaa.example.com -p 5432 -U admin -W postgres',
    URL: 'postgresql://admin@dbs-aaaaa.example.com:5432/postgres',
    Environment: 'PGHOST=dbs-aaaaa.example.com\nPGPORT=5432\nPGUSER=admin\nPGDATABASE=postgres',
  });
});

test.each([
  [{ database_engine: 'oracle' }],
  [{ database_engine: 'mysql', admin_username: null }],
  [{ database_engine: 'mysql', fqdn: null }],
])('nothing is made up while something is not known: %j', (given) => {
  expect(texts(given)).toEqual({});
});

test.each([
  [
    { admin_username: 'admin', admin_password: 'secret' },
    { user: 'admin', password: 'secret' },
  ],
  [{ admin_password: 'secret' }, { user: undefined, password: 'secret' }],
  [{ admin_username: 'admin', admin_password: null }, undefined],
  [{ admin_password: '' }, undefined],
  [undefined, undefined],
])('the secret of the answer %j is %j', (body, login) => {
  expect(adminLoginOf(body)).toEqual(login);
});

test('a cloud IP that tells its address as public_ip is found and connected to by it', () => {
  const known = facts({ cloud_ip: [{ id: 'cip-aaaaa', public_ip: '192.0.2.1' }] });
  const one = server({ fqdn: null, cloud_ips: ['cip-aaaaa'] });
  expect(databaseHost(one, known)).toBe('192.0.2.1');
  const ip = databaseServerSearchFields(one, known).find(([label]) => label === 'cloud IP');
  expect(ip).toContain('192.0.2.1');
});

test('it is found by its host name, user and access sources, as they stand in a log', () => {
  const known = facts({ server: [{ id: 'srv-aaaaa', name: 'web' }] });
  const one = server({
    fqdn: 'dbs-aaaaa.gb1.example.com',
    admin_username: 'admin',
    access_control: [
      { source: '203.0.113.0/24', description: 'The office' },
      { source: 'srv-aaaaa', description: null },
    ],
  });
  const words = databaseServerSearchFields(one, known).flat();
  for (const word of [
    'dbs-aaaaa.gb1.example.com',
    'admin',
    '203.0.113.0/24',
    'The office',
    'srv-aaaaa',
    'web',
  ]) {
    expect(words).toContain(word);
  }
});

test('no record keeps the password', () => {
  expect(JSON.stringify(server({ admin_password: 'secret' }))).not.toContain('secret');
});
