import { toMebibytes } from '@/lib/sizes';
import type { NewServer } from '@/model/server/create/form';
import { hasRootVolume, type Chosen } from '@/model/server/create/problems';
import { keysFirst } from '@/model/server/show-as/keys-first';
import { hclString } from '@/model/show-as/quote';
import { type Line, resource, resourceName } from '@/model/show-as/terraform';
import { wireUserData } from '@/model/server/user-data';
import { sizeFromText } from '@/model/volume/size';

function ipResource(form: NewServer, name: string): readonly string[] {
  if (form.cloudIp !== 'new') return [];
  const target = `brightbox_server.${name}${form.count > 1 ? '[count.index]' : ''}.interface`;
  return [
    resource('brightbox_cloudip', name, [
      ...(form.count > 1 ? [['count', String(form.count)] as const] : []),
      ['target', target],
    ]),
  ];
}

export function asTerraform(form: NewServer, chosen: Chosen): string {
  const name = resourceName(form.name, 'server');
  const userData = wireUserData(form.userData);
  const root = hasRootVolume(form, chosen.type) ? (sizeFromText(form.rootSize) ?? 0) : 0;
  const local = chosen.type?.storage_type !== 'network';
  const title = form.name.trim();
  const given: readonly (Line | undefined)[] = [
    form.count > 1 ? ['count', String(form.count)] : undefined,
    title === '' ? undefined : ['name', form.count > 1 ? numbered(title) : hclString(title)],
    ['type', hclString(chosen.type?.handle ?? form.type)],
    form.from === 'image' ? ['image', hclString(form.image)] : ['volume', hclString(form.volume)],
    form.zone === '' ? undefined : ['zone', hclString(chosen.zone?.handle ?? form.zone)],
    form.groups.length === 0
      ? undefined
      : ['server_groups', `[${form.groups.map(hclString).join(', ')}]`],
    root === 0 ? undefined : ['disk_size', String(toMebibytes(root))],
    form.encrypted && local ? ['disk_encrypted', 'true'] : undefined,
    userData === null ? undefined : ['user_data_base64', hclString(userData)],
  ];
  const server = resource(
    'brightbox_server',
    name,
    given.filter((line) => line !== undefined),
  );
  const mapped =
    form.cloudIp === 'existing'
      ? [`# ${form.existingIp} is mapped by hand: the provider maps only IPs of its own.`]
      : [];
  const resources = [...keysFirst(form), server].join('\n');
  return [resources, ...ipResource(form, name), ...mapped].join('\n\n');
}

function numbered(title: string): string {
  return hclString(`${title}-`).replace(/"$/, '${count.index + 1}"');
}
