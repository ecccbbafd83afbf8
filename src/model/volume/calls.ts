import type { RestCall } from '@/model/call';
import type { Units } from '@/model/fields';
import type { VolumeRecord } from '@/model/volume/record';
import { wireSize } from '@/model/volume/size';

/** What can be changed of a volume in its editors. */
export interface VolumeChanges {
  readonly name?: string;
  readonly description?: string;
  readonly serial?: string;
  readonly delete_with_server?: boolean;
}

/** Saves an editor of a volume. */
export function updateVolumeCall(volume: string, body: VolumeChanges): RestCall {
  return { way: 'rest', method: 'PUT', kind: 'volume', id: volume, body: { ...body } };
}

/** Grows a volume; `from` guards against stale data (spec 2 §5). The size is bytes. */
export function resizeVolumeCall(volume: VolumeRecord, to: number, units: Units): RestCall {
  const body = { from: wireSize(volume.size ?? 0, units), to: wireSize(to, units) };
  return { way: 'rest', method: 'POST', kind: 'volume', id: volume.id, action: 'resize', body };
}

/** Copies a volume; the answer is the new one. What is left out is the provider's to choose. */
export function copyVolumeCall(volume: string, body: VolumeChanges): RestCall {
  const call = { way: 'rest', method: 'POST', kind: 'volume', id: volume } as const;
  return { ...call, action: 'copy', body: { ...body } };
}

/** Makes an image of what is on a volume (spec 2 §7: always x86_64). */
export function imageOfVolumeCall(volume: string): RestCall {
  return { way: 'rest', method: 'POST', kind: 'image', body: { volume, arch: 'x86_64' } };
}
