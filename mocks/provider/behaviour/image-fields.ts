import type { Call } from '@mocks/provider/call';
import { clearableField, filledField, flagField, sent, wholeField } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import type { ImageRow } from '@mocks/provider/rows';

/** Throws 422 for any value not in `values`. */
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

/** MiB; null for no minimum. */
function minimumRam(call: Call): number | null | undefined {
  if (call.body['min_ram'] === null) return null;
  const ram = wholeField(call, 'min_ram');
  if (ram !== undefined && ram < 0) throw unprocessable('Min ram must be 0 or more');
  return ram;
}

/** Reads the changes to an image for create and save. Throws 422 for a wrong field. */
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
