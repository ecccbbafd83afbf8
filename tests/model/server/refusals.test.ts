import { expect, test } from 'vitest';
import {
  attachRefusal,
  NO_CAPACITY,
  NO_HOST_VOLUMES,
  resizeRefusal,
} from '@/model/server/refusals';
import { record } from '../build';

const server = record('server', { id: 'srv-aaaaa', name: 'web' });

test('a resize without room offers support, in the words of the specification', () => {
  expect(NO_CAPACITY).toBe('insufficient_instance_capacity');
  const { title, text, support } = resizeRefusal(server, '4gb.ssd');
  expect(title).toBe('Automatic Resize Failed');
  expect(text).toBe("We're unable to complete the resize automatically right now");
  expect(support).toContain('srv-aaaaa');
  expect(support).toContain('4gb.ssd');
});

test('an attach that the host cannot do offers a migration', () => {
  expect(NO_HOST_VOLUMES).toBe('host_volume_support_failure');
  const { title, text, support } = attachRefusal(server, record('volume', { id: 'vol-aaaaa' }));
  expect(title).toBe('Attach Volume Failed');
  expect(text).toContain('does not support Block Storage volumes');
  expect(support).toContain('vol-aaaaa');
});
