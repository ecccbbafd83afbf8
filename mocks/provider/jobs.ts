import type { LoadBalancerRow } from '@mocks/provider/rows';
import { finishActivation } from '@mocks/provider/account-billing';
import { checkDomains, issueCertificate } from '@mocks/provider/behaviour/acme';
import { finishMapping, finishUnmapping } from '@mocks/provider/behaviour/cloud-ip-map';
import {
  finishDatabaseDeletion,
  finishDatabaseReset,
} from '@mocks/provider/behaviour/database-server';
import { finishDatabaseCreation } from '@mocks/provider/behaviour/database-server-create';
import { finishDatabaseResize } from '@mocks/provider/behaviour/database-server-resize';
import { finishDatabaseSnapshotDeletion } from '@mocks/provider/behaviour/database-snapshot';
import { finishDatabaseSnapshot } from '@mocks/provider/behaviour/database-snapshot-take';
import { finishApplying } from '@mocks/provider/behaviour/firewall-policy';
import { finishRegrouping } from '@mocks/provider/behaviour/group-members';
import { finishImageCreation } from '@mocks/provider/behaviour/image-create';
import { finishImageDeletion } from '@mocks/provider/behaviour/image-delete';
import { finishBalancerDeletion } from '@mocks/provider/behaviour/load-balancer';
import { finishBalancerCreation } from '@mocks/provider/behaviour/load-balancer-create';
import { finishRearranging } from '@mocks/provider/behaviour/load-balancer-members';
import { finishPowerVerb, type PowerVerb } from '@mocks/provider/behaviour/server';
import { finishServerCreation } from '@mocks/provider/behaviour/server-create';
import { finishServerDeletion } from '@mocks/provider/behaviour/server-delete';
import { finishServerResize } from '@mocks/provider/behaviour/server-resize';
import { finishServerSnapshot } from '@mocks/provider/behaviour/server-snapshot';
import { finishVolumeDeletion } from '@mocks/provider/behaviour/volume';
import { finishAttaching, finishDetaching } from '@mocks/provider/behaviour/volume-attach';
import { finishVolumeCreation } from '@mocks/provider/behaviour/volume-create';
import { finishVolumeResize } from '@mocks/provider/behaviour/volume-grow';
import type { Core } from '@mocks/provider/core';
import type { EventInput } from '@mocks/provider/events';

interface Id {
  id: string;
}

/** The arguments of each job by its name. They are plain data, so that they can be stored. */
interface JobArgs {
  'account.activate': Id;
  'cloud_ip.map': Id & { destination: string };
  'cloud_ip.unmap': Id;
  'database_server.create': Id;
  'database_server.delete': Id;
  'database_server.reset': Id;
  'database_server.resize': Id & { type: string };
  'database_server.snapshot': Id & { snapshot: string };
  'database_snapshot.delete': Id;
  /** `next` is the group that the policy then applies to. */
  'firewall_policy.apply': Id & { group: string; next: string | null };
  /** `size` is MiB. */
  'image.create': Id & { size: number };
  'image.delete': Id;
  'load_balancer.check_domains': Id;
  'load_balancer.create': Id;
  'load_balancer.delete': Id;
  'load_balancer.issue_certificate': Id;
  'load_balancer.rearrange': Id & { members: Partial<LoadBalancerRow> };
  'server.create': Id & { port: string; ip: string | null };
  'server.delete': Id;
  'server.power': Id & { verb: PowerVerb };
  /** `disks` are the ids of the local volumes. */
  'server.resize': Id & { type: string; disks: readonly string[] };
  'server.snapshot': Id & { image: string };
  /** `from` null adds to a group, `to` null removes from one. */
  'server_group.regroup': { servers: readonly string[]; from: string | null; to: string | null };
  'volume.attach': Id & { server: string; boot: boolean };
  'volume.create': Id;
  'volume.delete': Id;
  'volume.detach': Id;
  /** `size` is bytes. */
  'volume.resize': Id & { size: number };
}

type JobName = keyof JobArgs;

/** A job, as data. */
export type Job = { [Name in JobName]: { what: Name; args: JobArgs[Name] } }[JobName];

/** A pending job. */
export type JobRow = Job & {
  /** A number, higher than those of earlier jobs. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The change whose end is published, with the id of the event of its start. */
  ends: { change: Omit<EventInput, 'state'>; started: string } | null;
  /** The id of the record that can have no other transition meanwhile. */
  busy: string | null;
};

/**
 * The function of a job. A transition's returns false if it was overtaken: then no end is
 * published. It can return what else it has touched.
 */
export type Finish<Name extends JobName> = (
  core: Core,
  args: JobArgs[Name],
) => boolean | Pick<EventInput, 'touches'> | void;

const jobs: { [Name in JobName]: Finish<Name> } = {
  'account.activate': finishActivation,
  'cloud_ip.map': finishMapping,
  'cloud_ip.unmap': finishUnmapping,
  'database_server.create': finishDatabaseCreation,
  'database_server.delete': finishDatabaseDeletion,
  'database_server.reset': finishDatabaseReset,
  'database_server.resize': finishDatabaseResize,
  'database_server.snapshot': finishDatabaseSnapshot,
  'database_snapshot.delete': finishDatabaseSnapshotDeletion,
  'firewall_policy.apply': finishApplying,
  'image.create': finishImageCreation,
  'image.delete': finishImageDeletion,
  'load_balancer.check_domains': checkDomains,
  'load_balancer.create': finishBalancerCreation,
  'load_balancer.delete': finishBalancerDeletion,
  'load_balancer.issue_certificate': issueCertificate,
  'load_balancer.rearrange': finishRearranging,
  'server.create': finishServerCreation,
  'server.delete': finishServerDeletion,
  'server.power': finishPowerVerb,
  'server.resize': finishServerResize,
  'server.snapshot': finishServerSnapshot,
  'server_group.regroup': finishRegrouping,
  'volume.attach': finishAttaching,
  'volume.create': finishVolumeCreation,
  'volume.delete': finishVolumeDeletion,
  'volume.detach': finishDetaching,
  'volume.resize': finishVolumeResize,
};

export const jobNames: readonly string[] = Object.keys(jobs);

/** Runs the function of a job. */
export const finish = <Name extends JobName>(
  core: Core,
  { what, args }: { what: Name; args: JobArgs[Name] },
): ReturnType<Finish<Name>> => jobs[what](core, args);
