import { checkedForm, type Problems } from '@/model/problems';
import { newSizeProblem, type SizeBounds } from '@/model/volume/size';

/** Spec 2 §3; 'none' leaves the volume as it is, without one. */
export const FILESYSTEMS = ['ext4', 'xfs', 'none'] as const;
export type Filesystem = (typeof FILESYSTEMS)[number];

/** What a volume is made from. */
export type NewVolumeSource = 'blank' | 'image';

/** The form of a new volume, all of it text as typed. */
export interface NewVolume {
  name: string;
  description: string;
  /** GB. */
  size: string;
  from: NewVolumeSource;
  /** The image that it is made from; empty for a blank one. */
  source: string;
  filesystem: Filesystem;
  label: string;
  serial: string;
  /** A zone's id; empty leaves the choice to the provider. */
  zone: string;
  encrypted: boolean;
  deleteWithServer: boolean;
}

/** A blank volume of the smallest size, with the default filesystem (spec 2 §9: ext4). */
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

/** What is wrong with a filesystem's label (spec 2 §5): a volume without one has no label. */
export function labelProblem(label: string, filesystem: Filesystem): string | undefined {
  const allowed = filesystem === 'none' ? label === '' : LABEL.test(label);
  return allowed ? undefined : 'Please enter a valid filesystem label';
}

/** What is wrong with a serial (spec 2 §5); empty is the provider's own. */
export function serialProblem(serial: string): string | undefined {
  return SERIAL.test(serial) ? undefined : 'Please enter a valid volume serial';
}

/** What is wrong with the form of a new volume. */
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

/** The same as a schema; the bounds depend on what is chosen and known when it is asked. */
export function newVolumeSchema(boundsFor: (volume: NewVolume) => SizeBounds) {
  return checkedForm<NewVolume>((volume) => newVolumeProblems(volume, boundsFor));
}
