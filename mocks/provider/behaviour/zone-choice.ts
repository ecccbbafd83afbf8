import { textField, type Call } from '@mocks/provider/call';
import { unprocessable } from '@mocks/provider/refusal';
import type { ZoneRow } from '@mocks/provider/rows';
import { zonesWithoutBlockStorage } from '@mocks/provider/units';

const defaultZone = 'zon-gb1za';

/** A catalogue row by its id or its handle, as the wire allows. */
export function byIdOrHandle<Row extends { id: string; handle: string | null }>(
  rows: readonly Row[],
  asked: string | undefined,
): Row | undefined {
  return rows.find(({ id, handle }) => asked !== undefined && (asked === id || asked === handle));
}

/** The zone in the body, else `otherwise`. Throws 422 for an unknown one. */
export function zoneChoice(call: Call, otherwise = defaultZone): ZoneRow {
  const asked = textField(call, 'zone');
  if (asked === undefined) return call.world.zone.need(otherwise);
  const zone = byIdOrHandle(call.world.zone.all(), asked);
  if (!zone) throw unprocessable('Zone is invalid');
  return zone;
}

/** Throws 422 for a zone that has no block storage. */
export function needBlockStorageZone(zone: ZoneRow): void {
  if (zonesWithoutBlockStorage.includes(zone.handle)) {
    throw unprocessable('Zone does not support block storage');
  }
}
