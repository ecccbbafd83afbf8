import { serverTitle } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';
import { volumeTitle } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';

/** What a dialog says when the provider refuses for a reason that support can mend (spec 2 §8). */
export interface Refusal {
  readonly title: string;
  readonly text: string;
  /** The message that the support page begins with. */
  readonly support: string;
}

/** `error_name` of a resize that the host has no room for. */
export const NO_CAPACITY = 'insufficient_instance_capacity';
/** `error_name` of an attach that the host cannot do. */
export const NO_HOST_VOLUMES = 'host_volume_support_failure';

/** A resize that the provider cannot make by itself. */
export function resizeRefusal(server: ServerRecord, type: string): Refusal {
  return {
    title: 'Automatic Resize Failed',
    text: "We're unable to complete the resize automatically right now",
    support: `Please resize the server ${serverTitle(server)} (${server.id}) to the type ${type}. The automatic resize failed.`,
  };
}

/** An attach to a server whose host does not support block storage. */
export function attachRefusal(server: ServerRecord, volume: VolumeRecord): Refusal {
  return {
    title: 'Attach Volume Failed',
    text: 'The current host of this server does not support Block Storage volumes. Contact support to arrange a migration.',
    support: `Please migrate the server ${serverTitle(server)} (${server.id}) to a host that supports Block Storage volumes. The volume ${volumeTitle(volume)} (${volume.id}) could not be attached.`,
  };
}
