import { callAction, type Call, create } from '@/model/call';
import type { VolumeRecord } from '@/model/records/compute';
import type { Units } from '@/model/records/fields';
import type { NewVolume } from '@/model/volume/create';
import { sizeFromText, wireSize } from '@/model/volume/size';

function contents({ from, source, filesystem, label }: NewVolume) {
  if (from === 'image') return { image: source };
  if (filesystem === 'none') return {};
  return { filesystem_type: filesystem, ...(label === '' ? {} : { filesystem_label: label }) };
}

/** Creates a volume. Attaching it needs its zone: docs/product/volumes.md#create-zone. */
export function createVolumeCall(volume: NewVolume, units: Units): Call {
  const { name, description, serial, zone, encrypted, deleteWithServer } = volume;
  const texts = { name: name.trim(), description: description.trim(), serial, zone };
  const body = {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    size: wireSize(sizeFromText(volume.size) ?? 0, units),
    ...contents(volume),
    ...(encrypted ? { encrypted } : {}),
    ...(deleteWithServer ? { delete_with_server: true } : {}),
  };
  return create('volume', body);
}

/** Attaches a volume, or makes an attached one the boot volume. */
export function attachCall(volume: string, server: string, boot: boolean): Call {
  const attached = { status: 'attached', server, ...(boot && { boot }) };
  return callAction('volume', volume, 'attach', { server, boot }, attached);
}

/** Resizes a volume to bytes; `from` guards against stale data. */
export function resizeVolumeCall(volume: VolumeRecord, to: number, units: Units): Call {
  const from = wireSize(volume.size ?? 0, units);
  return callAction('volume', volume.id, 'resize', { from, to: wireSize(to, units) }, { size: to });
}

export function copyVolumeCall(volume: string, body: { readonly name?: string }): Call {
  return { ...callAction('volume', volume, 'copy', body), makes: 'volume' };
}

/** Creates an image of a volume: docs/product/volumes.md#image-of-volume. */
export function imageOfVolumeCall(volume: string): Call {
  return create('image', { volume, arch: 'x86_64' });
}
