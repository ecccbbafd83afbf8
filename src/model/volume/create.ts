import { checkedForm, type Problems } from '@/model/problems';
import { newSizeProblem, type SizeBounds } from '@/model/volume/size';

/** The value 'none' leaves the volume unformatted. */
export const FILESYSTEMS = ['ext4', 'xfs', 'none'] as const;
export type Filesystem = (typeof FILESYSTEMS)[number];

export type NewVolumeSource = 'blank' | 'image';

export interface NewVolume {
  name: string;
  description: string;
  /** GB. */
  size: string;
  from: NewVolumeSource;
  /** An image's id; empty for a blank volume. */
  source: string;
  filesystem: Filesystem;
  label: string;
  serial: string;
  zone: string;
  encrypted: boolean;
  deleteWithServer: boolean;
}

/** Returns an empty form; `smallest` is GB. */
export function emptyVolume(smallest: number): NewVolume {
  return {
    name: '',
    description: '',
    size: String(smallest),
    from: 'blank',
    source: '',
    filesystem: 'ext4',
    label: '',
    serial: '',
    zone: '',
    encrypted: false,
    deleteWithServer: false,
  };
}

const LABEL = /^[A-Za-z0-9_.+-]{0,12}$/;
const SERIAL = /^[A-Za-z0-9_.+-]{0,20}$/;

export function labelProblem(label: string, filesystem: Filesystem): string | undefined {
  const allowed = filesystem === 'none' ? label === '' : LABEL.test(label);
  return allowed ? undefined : 'Please enter a valid filesystem label';
}

/** Validates a serial: docs/product/volumes.md#serial. */
export function serialProblem(serial: string): string | undefined {
  return SERIAL.test(serial) ? undefined : 'Please enter a valid volume serial';
}

export function newVolumeProblems(
  volume: NewVolume,
  boundsFor: (volume: NewVolume) => SizeBounds,
): Problems<NewVolume> {
  return {
    size: newSizeProblem(volume.size, boundsFor(volume)),
    source: volume.from === 'image' && volume.source === '' ? 'Please select an image' : undefined,
    label: volume.from === 'blank' ? labelProblem(volume.label, volume.filesystem) : undefined,
    serial: serialProblem(volume.serial),
  };
}

export function newVolumeSchema(boundsFor: (volume: NewVolume) => SizeBounds) {
  return checkedForm<NewVolume>((volume) => newVolumeProblems(volume, boundsFor));
}
