import { NO_CLOUD_IP, reassignedProblem } from '@/model/cloud-ip/destinations';
import { newCloudIpsProblem } from '@/model/cloud-ip/rules';
import type { Facts } from '@/model/facts';
import { imageMinimum } from '@/model/image/describe';
import { checkedForm, type Problems } from '@/model/problems';
import type { Records } from '@/model/records/records';
import {
  encryptionProblem,
  imageProblem,
  ONE_FOR_CLOUD_IP,
  ONE_FOR_VOLUME,
  typeProblem,
  volumeProblem,
  zoneProblem,
} from './choices';
import { MOST_SERVERS, serversToMake, type NewServer } from './form';
import { needsSshKey, NO_SSH_KEY, sshKeysProblem, userDataProblem } from '@/model/server/user-data';
import { blockStorageLeft } from '@/model/volume/block-storage';
import { volumeSystem } from '@/model/volume/describe';
import { newSizeProblem } from '@/model/volume/size';

export interface Chosen {
  readonly type: Records['server_type'] | undefined;
  readonly image: Records['image'] | undefined;
  readonly volume: Records['volume'] | undefined;
  readonly system: Records['image'] | undefined;
  readonly zone: Records['zone'] | undefined;
  readonly ip: Records['cloud_ip'] | undefined;
}

export function zoneIdOf({ zone }: NewServer, volume: Chosen['volume']): string {
  return volume?.zone ?? zone;
}

export function chosenIn(form: NewServer, facts: Facts): Chosen {
  const fromImage = form.from === 'image';
  const image = fromImage ? facts.get('image', form.image) : undefined;
  const volume = fromImage ? undefined : facts.get('volume', form.volume);
  const onVolume = volume && volumeSystem(volume, facts);
  return {
    type: facts.get('server_type', form.type),
    image,
    volume,
    system: onVolume === undefined || onVolume === 'none' ? image : onVolume,
    zone: facts.get('zone', zoneIdOf(form, volume)),
    ip: form.cloudIp === 'existing' ? facts.get('cloud_ip', form.existingIp) : undefined,
  };
}

export function hasRootVolume(form: NewServer, type: Chosen['type']): boolean {
  return form.from === 'image' && type?.storage_type === 'network';
}

function sourceProblems(form: NewServer, { image, volume }: Chosen, facts: Facts) {
  if (form.from === 'image') {
    if (image === undefined) return { image: 'Please select an image' };
    return { image: imageProblem(image, serversToMake(form), facts) };
  }
  if (volume === undefined) return { volume: 'Please select a volume' };
  if (form.count > 1) return { volume: ONE_FOR_VOLUME };
  return { volume: volumeProblem(volume, facts) };
}

function typeProblems(form: NewServer, { type, system }: Chosen, facts: Facts): string | undefined {
  if (type === undefined) return 'Please select a server type';
  if (form.from === 'volume' && type.storage_type === 'local') {
    return 'A server that starts from a volume needs a Block Storage type';
  }
  return typeProblem(type, serversToMake(form), system, facts);
}

function ipProblem(form: NewServer, { ip }: Chosen, facts: Facts): string | undefined {
  if (form.cloudIp === 'new') return newCloudIpsProblem(facts.account, serversToMake(form));
  if (form.cloudIp === 'none') return undefined;
  if (form.count > 1) return ONE_FOR_CLOUD_IP;
  if (ip === undefined) return NO_CLOUD_IP;
  return reassignedProblem(ip);
}

function rootProblem(form: NewServer, { type, image }: Chosen, facts: Facts): string | undefined {
  if (!hasRootVolume(form, type)) return undefined;
  const left = blockStorageLeft(facts.account);
  return newSizeProblem(form.rootSize, {
    limits: facts.limits.volume,
    left: left === undefined ? undefined : left / serversToMake(form),
    imageMinimum: imageMinimum(image),
  });
}

function zoneOf(form: NewServer, { type, zone, volume }: Chosen, facts: Facts) {
  if (zone !== undefined) return zoneProblem(zone, type, facts);
  return form.zone === '' || volume?.zone ? undefined : 'Please select a zone';
}

function countProblem({ count, made }: NewServer): string | undefined {
  const least = made + 1;
  if (Number.isInteger(count) && count >= least && count <= MOST_SERVERS) return undefined;
  return `Please enter a number from ${String(least)} to ${String(MOST_SERVERS)}`;
}

export function newServerProblems(form: NewServer, facts: Facts): Problems<NewServer> {
  const chosen = chosenIn(form, facts);
  const keyless = form.sshKeys.trim() === '' && needsSshKey(facts.user, chosen.system);
  return {
    type: typeProblems(form, chosen, facts),
    ...sourceProblems(form, chosen, facts),
    count: countProblem(form),
    rootSize: rootProblem(form, chosen, facts),
    zone: zoneOf(form, chosen, facts),
    cloudIp: ipProblem(form, chosen, facts),
    userData: userDataProblem(form.userData),
    sshKeys: keyless ? NO_SSH_KEY : sshKeysProblem(form.sshKeys),
    encrypted: form.encrypted ? encryptionProblem(chosen.type) : undefined,
  };
}

export function newServerSchema(factsNow: () => Facts) {
  return checkedForm<NewServer>((form) => newServerProblems(form, factsNow()));
}

export function createDisabledReason(form: NewServer, facts: Facts): string | undefined {
  const { type, image, volume } = newServerProblems(form, facts);
  return type ?? image ?? volume;
}
