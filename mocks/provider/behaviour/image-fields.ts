import type { Call } from '@mocks/provider/call';
import { clearableField, filledField, flagField, sent, wholeField } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import type { ImageRow } from '@mocks/provider/rows';

/** Throws 422 for anything but the values that a field can have. */
function oneOf<Value extends string>(
  call: Call,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = call.body[name];
  if (given === undefined) return undefined;
  const found = values.find((value) => value === given);
  if (found === undefined) throw unprocessable(`${name} must be one of ${values.join(', ')}`);
  return found;
}

/** MiB; null asks for none. */
function minimumRam(call: Call): number | null | undefined {
  if (call.body['min_ram'] === null) return null;
  const ram = wholeField(call, 'min_ram');
  if (ram !== undefined && ram < 0) throw unprocessable('Min ram must be 0 or more');
  return ram;
}

/** What a body sets of an image, on create and on save alike. Throws 422 for a wrong field. */
export function imageChanges(call: Call): Partial<ImageRow> {
  const description = clearableField(call, 'description');
  return sent<Partial<ImageRow>>({
    name: filledField(call, 'name'),
    description: description === null ? '' : description,
    username: clearableField(call, 'username'),
    arch: oneOf(call, 'arch', ['x86_64', 'i686']),
    public: flagField(call, 'public'),
    compatibility_mode: flagField(call, 'compatibility_mode'),
    min_ram: minimumRam(call),
    status: oneOf(call, 'status', ['available', 'deprecated']),
  });
}
