import { expect, test } from 'vitest';
import { shortTitle, titleById, titleOf } from '@/model/title';
import { facts, record } from './build';

test('a record without a name is called by its id', () => {
  expect(titleOf(record('server', { id: 'srv-aaaaa', name: 'web' }))).toBe('web');
  expect(titleOf(record('server', { id: 'srv-aaaaa', name: '' }))).toBe('srv-aaaaa');
  expect(titleOf(record('server', { id: 'srv-aaaaa', name: null }))).toBe('srv-aaaaa');
  expect(titleOf(record('server', { id: 'srv-aaaaa' }))).toBe('srv-aaaaa');
});

test('a cloud IP is called by its address, whatever its name is', () => {
  const ip = { id: 'cip-aaaaa', name: 'front', public_ip: '192.0.2.1' } as const;
  expect(titleOf(record('cloud_ip', { ...ip, public_ipv4: '192.0.2.2' }))).toBe('192.0.2.2');
  expect(titleOf(record('cloud_ip', { ...ip, public_ipv4: null }))).toBe('192.0.2.1');
  expect(titleOf(record('cloud_ip', { id: 'cip-aaaaa', name: 'front' }))).toBe('front');
});

test('who is invited is called by their address, and by name once they have joined', () => {
  const invited = { id: 'col-aaaaa', email: 'ada@example.com' };
  expect(titleOf(record('collaboration', { ...invited, user: null }))).toBe('ada@example.com');
  const user = { id: 'usr-aaaaa', name: 'Ada Able' };
  expect(titleOf(record('collaboration', { ...invited, user }))).toBe('Ada Able');
  expect(titleOf(record('collaboration', { ...invited, user: 'usr-aaaaa' }))).toBe(
    'ada@example.com',
  );
});

test('within a sentence a long name is cut', () => {
  const server = record('server', { id: 'srv-aaaaa', name: 'w'.repeat(5000) });
  expect(shortTitle(server)).toBe(`${'w'.repeat(50)}…`);
});

test('a record that is not known is called by its id', () => {
  const known = facts({ server: [{ id: 'srv-aaaaa', name: 'web' }] });
  expect(titleById(known, 'server', 'srv-aaaaa')).toBe('web');
  expect(titleById(known, 'server', 'srv-bbbbb')).toBe('srv-bbbbb');
});
