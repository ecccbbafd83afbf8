import { expect, test } from 'vitest';
import {
  countLeftUnmapped,
  deleteConsequences,
  deleteManyConsequences,
  leftUnmapped,
  unmapConsequences,
} from '@/model/cloud-ip/consequences';
import { facts, record } from '../build';

const known = facts({ server: [{ id: 'srv-aaaaa', name: 'web' }] });
const mapped = record('cloud_ip', {
  id: 'cip-aaaaa',
  status: 'mapped',
  public_ipv4: '203.0.113.1',
  server: 'srv-aaaaa',
});
const free = record('cloud_ip', { id: 'cip-bbbbb', status: 'unmapped' });

test('who unmaps is told what is no longer reached', () => {
  expect(unmapConsequences(mapped, known)).toEqual([
    'web can no longer be reached at 203.0.113.1.',
  ]);
  expect(unmapConsequences(free, known)).toEqual([]);
});

test('who deletes many is told which are unmapped first', () => {
  expect(deleteConsequences(mapped, known)).toEqual(['It is unmapped from web first.']);
  expect(deleteConsequences(free, known)).toEqual([]);
  expect(deleteManyConsequences([mapped, free])).toEqual(['1 of them is unmapped first.']);
  expect(deleteManyConsequences([mapped, mapped])).toEqual(['2 of them are unmapped first.']);
  expect(deleteManyConsequences([free])).toEqual([]);
});

test('the cloud IPs of what is deleted stay', () => {
  const listed = facts({ cloud_ip: [{ id: 'cip-aaaaa', public_ipv4: '203.0.113.1' }] });
  expect(leftUnmapped(['cip-aaaaa', 'cip-bbbbb'], listed)).toEqual([
    'Its cloud IP 203.0.113.1 stays and becomes unmapped.',
    'Its cloud IP cip-bbbbb stays and becomes unmapped.',
  ]);
  expect(leftUnmapped(undefined, listed)).toEqual([]);
  expect(countLeftUnmapped([{ cloud_ips: ['cip-aaaaa', 'cip-bbbbb'] }, {}])).toEqual([
    '2 cloud IPs kept, unmapped.',
  ]);
  expect(countLeftUnmapped([{ cloud_ips: [] }, {}])).toEqual([]);
});
