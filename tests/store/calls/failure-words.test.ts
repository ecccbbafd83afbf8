import { beforeEach, expect, test, vi } from 'vitest';
import type { OrbitCall } from '@/model/call';
import { deleteContainerCall, saveContainerCall } from '@/model/container/calls';
import { containerId } from '@/model/orbit/ids';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT, openSimulated } from '../open-simulated';

const assets = containerId(ACCOUNT, 'assets');
const quota = saveContainerCall(assets, { quota_count: 9 });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

/** Sends a call while parts of Orbit fail; returns the texts of the toasts. */
async function toasts(call: OrbitCall, storage: Record<string, 'fail-500' | 'fail-403'> = {}) {
  const { store, calls, simulation } = await openSimulated();
  simulation.dials.storage = storage;
  await calls.startCall({ verb: 'test', title: 'Test', account: ACCOUNT, call }).outcome;
  return selectToasts(store.getState()).map(({ message }) => message);
}

test('a container that could not be updated is named', async () => {
  await expect(toasts(quota, { 'post-container': 'fail-403' })).resolves.toEqual([
    expect.stringMatching(/^Error updating assets\. The provider answered with status 403/),
  ]);
});

test('a container that was updated and could not be read again is named', async () => {
  await expect(toasts(quota, { 'head-container': 'fail-500' })).resolves.toEqual([
    'Error fetching assets after update',
  ]);
});

test('a container with objects is not deleted, in a sentence of its own', async () => {
  await expect(toasts(deleteContainerCall(assets))).resolves.toEqual([
    'Cannot delete assets while it has objects.',
  ]);
});

test('any other failed deletion names the container', async () => {
  const call = deleteContainerCall(assets);
  await expect(toasts(call, { 'delete-container': 'fail-500' })).resolves.toEqual([
    expect.stringMatching(/^Error deleting assets\. /),
  ]);
});
