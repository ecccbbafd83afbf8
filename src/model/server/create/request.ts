import type { Units } from '@/model/records/fields';
import { serverNames, type NewServer } from '@/model/server/create/form';
import { hasRootVolume, zoneIdOf, type Chosen } from '@/model/server/create/problems';
import { wireUserData } from '@/model/server/user-data';
import { sizeFromText, wireSize } from '@/model/volume/size';

export interface NewServerBody {
  readonly name?: string;
  readonly server_type: string;
  readonly image?: string;
  readonly volumes?: readonly (
    | { readonly volume: string }
    | { readonly image: string; readonly size: number }
  )[];
  readonly zone?: string;
  readonly server_groups?: readonly string[];
  readonly cloud_ip?: true | string;
  readonly user_data?: string;
  readonly disk_encrypted?: true;
}

function source(form: NewServer, chosen: Chosen, units: Units) {
  if (form.from === 'volume') return { volumes: [{ volume: form.volume }] };
  if (!hasRootVolume(form, chosen.type)) return { image: form.image };
  const size = wireSize(sizeFromText(form.rootSize) ?? 0, units);
  return { volumes: [{ image: form.image, size }] };
}

function cloudIp({ cloudIp: wanted, existingIp }: NewServer) {
  if (wanted === 'new') return { cloud_ip: true } as const;
  return wanted === 'existing' ? { cloud_ip: existingIp } : {};
}

export function newServerBodies(
  form: NewServer,
  chosen: Chosen,
  units: Units,
): readonly NewServerBody[] {
  const zone = zoneIdOf(form, chosen.volume);
  const userData = wireUserData(form.userData);
  const local = chosen.type?.storage_type !== 'network';
  const common: NewServerBody = {
    server_type: form.type,
    ...source(form, chosen, units),
    ...(zone === '' ? {} : { zone }),
    ...(form.groups.length === 0 ? {} : { server_groups: form.groups }),
    ...cloudIp(form),
    ...(userData === null ? {} : { user_data: userData }),
    ...(form.encrypted && local ? { disk_encrypted: true } : {}),
  };
  const names = serverNames(form.name, form.count).slice(form.made);
  return names.map((name) => (name === '' ? common : { name, ...common }));
}
