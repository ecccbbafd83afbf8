import { textField, type Call } from '@mocks/provider/call';
import { clearableField, flagField, sent, wholeField } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import type { VolumeRow } from '@mocks/provider/rows';
import { gigabyte, volumeLimits } from '@mocks/provider/units';

/** The same characters for both, at most 12 and 20 of them (docs/product/volumes.md#serial). */
const labelShape = /^[\w.+-]{0,12}$/;
const serialShape = /^[\w.+-]{0,20}$/;

/** A volume's serial, or undefined if none was sent. '' asks for the id. Throws 422. */
function serialField(call: Call): string | undefined {
  const serial = textField(call, 'serial');
  if (serial !== undefined && !serialShape.test(serial)) throw unprocessable('Serial is invalid');
  return serial;
}

/** Reads the changes to a volume for create, copy and save. Throws 422 for a wrong field. */
export function volumeChanges(call: Call, id: string): Partial<VolumeRow> {
  const serial = serialField(call);
  return sent<Partial<VolumeRow>>({
    name: clearableField(call, 'name'),
    description: clearableField(call, 'description'),
    delete_with_server: flagField(call, 'delete_with_server'),
    serial: serial === '' ? id : serial,
  });
}

/** The filesystem to make: null for none, which allows no label. Throws 422. */
export function filesystemFields(
  call: Call,
): Pick<VolumeRow, 'filesystem_type' | 'filesystem_label'> {
  const type = call.body['filesystem_type'] ?? null;
  if (type !== null && type !== 'ext4' && type !== 'xfs') {
    throw unprocessable('Filesystem type is invalid');
  }
  const label = clearableField(call, 'filesystem_label') ?? '';
  if (!labelShape.test(label)) throw unprocessable('Filesystem label is invalid');
  if (label !== '' && type === null) {
    throw unprocessable('Filesystem label needs a filesystem type');
  }
  return { filesystem_type: type, filesystem_label: label === '' ? null : label };
}

/** A size in bytes within the limits of a volume. Throws 422, also if none was sent. */
export function sizeField(call: Call, name: string): number {
  const size = wholeField(call, name);
  if (size === undefined) throw unprocessable("Size can't be blank");
  return withinLimits(size);
}

/** Returns the size, in bytes. Throws 422 outside the limits of a volume. */
export function withinLimits(size: number): number {
  const { minimum, maximum } = volumeLimits;
  if (size >= minimum && size <= maximum) return size;
  const [least, most] = [minimum / gigabyte, maximum / gigabyte];
  throw unprocessable(`Size must be between ${least}GB and ${most}GB`);
}
