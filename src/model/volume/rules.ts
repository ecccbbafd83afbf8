import { GIGABYTE } from '@/lib/sizes';
import { pendingProblem } from '@/model/account/status';
import type { Facts } from '@/model/facts';
import type { VolumeRecord } from '@/model/records/compute';
import type { Rule } from '@/model/problems';
import { stateRules } from '@/model/state-rules';
import { unreadableProblem } from '@/model/unreadable';
import { blockStorageLeft, storageProblem } from './block-storage';

type VolumeRule = Rule<VolumeRecord>;

const LOCAL_VOLUME = "Local storage volumes can't be managed independently";
const LOCAL_BOOT = "Boot volumes can't be changed for servers using local SSD storage";
export const ACTIVE_BOOT = "The boot volume can't be changed while the Cloud Server is active";

export const VOLUME_AT_MAXIMUM = 'This volume is already at the maximum size';

const rules = stateRules('volume', {
  attached: 'This volume is attached; detach it first',
  detached: 'This volume is not attached to a Cloud Server',
});
const { state, gone, locked, needs } = rules;

export const { canLock, canUnlock } = rules;

function local(volume: VolumeRecord): string | undefined {
  return volume.storage_type === 'local'
    ? LOCAL_VOLUME
    : unreadableProblem('volume', volume, 'storage_type');
}

function serverOf(volume: VolumeRecord, facts: Facts) {
  return volume.server ? facts.get('server', volume.server) : undefined;
}

function usesLocalStorage(volume: VolumeRecord, facts: Facts): boolean {
  if (volume.storage_type === 'local') return true;
  const type = serverOf(volume, facts)?.server_type;
  return type ? facts.get('server_type', type)?.storage_type === 'local' : false;
}

/** See docs/product/volumes.md#attach-state; `attachProblem` checks a particular server. */
export const canAttach: VolumeRule = (volume) =>
  gone(volume) ?? local(volume) ?? locked(volume) ?? needs(volume, 'detached');

/** See docs/product/volumes.md#detach-boot. */
export const canDetach: VolumeRule = (volume, facts) => {
  const problem = gone(volume) ?? local(volume) ?? needs(volume, 'attached');
  if (problem !== undefined) return problem;
  if (volume.boot === true) return 'A boot volume cannot be detached';
  const unreadable = unreadableProblem('volume', volume, 'boot', 'server');
  if (unreadable !== undefined) return unreadable;
  return serverOf(volume, facts)?.status === 'active'
    ? 'A volume cannot be detached while the Cloud Server is active'
    : undefined;
};

/** See docs/product/volumes.md#boot-conditions. */
export const canMakeBoot: VolumeRule = (volume, facts) => {
  const problem = gone(volume);
  if (problem !== undefined) return problem;
  if (usesLocalStorage(volume, facts)) return LOCAL_BOOT;
  const unattached = locked(volume) ?? needs(volume, 'attached');
  if (unattached !== undefined) return unattached;
  if (volume.boot === true) return 'This is already the boot volume';
  if (!volume.server) return 'The server of this volume isn’t known yet';
  const server = serverOf(volume, facts);
  if (server?.status === 'active') return ACTIVE_BOOT;
  return server?.locked === true ? 'Its server is locked; unlock it first' : undefined;
};

/** See docs/product/volumes.md#resize-state. */
export const canResize: VolumeRule = (volume, facts) => {
  const problem =
    gone(volume) ?? local(volume) ?? locked(volume) ?? needs(volume, 'attached', 'detached');
  if (problem !== undefined) return problem;
  const { maximum } = facts.limits.volume;
  return volume.size !== undefined && volume.size >= maximum * GIGABYTE
    ? VOLUME_AT_MAXIMUM
    : (unreadableProblem('volume', volume, 'size') ?? pendingProblem(facts.account));
};

export const copyStorageProblem: VolumeRule = ({ size = 0 }, { account }) =>
  storageProblem(blockStorageLeft(account), size, 'a copy');

/** See docs/product/volumes.md#copy. */
export const canCopy: VolumeRule = (volume, facts) =>
  gone(volume) ??
  (volume.status === 'creating' ? state(volume) : undefined) ??
  unreadableProblem('volume', volume, 'size') ??
  pendingProblem(facts.account) ??
  copyStorageProblem(volume, facts);

export const canCreateImage: VolumeRule = (volume, facts) =>
  gone(volume) ?? needs(volume, 'attached', 'detached') ?? pendingProblem(facts.account);

/** See docs/product/volumes.md#delete-state. */
export const canDelete: VolumeRule = (volume) => {
  const problem = gone(volume) ?? local(volume) ?? locked(volume);
  if (problem !== undefined) return problem;
  return volume.status === 'attached' || volume.status === 'creating' ? state(volume) : undefined;
};

/** Locked volumes can be edited. */
export const canEdit: VolumeRule = gone;

/** See docs/product/volumes.md#edit-serial. */
export const canEditSerial: VolumeRule = (volume) =>
  gone(volume) ??
  (volume.status === 'attached'
    ? 'The serial cannot be changed while the volume is attached'
    : needs(volume, 'detached'));

/** Local volumes are always deleted with their server: docs/product/volumes.md#local. */
export const canEditDeleteWithServer: VolumeRule = (volume) => gone(volume) ?? local(volume);
