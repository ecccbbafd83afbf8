import { toMebibytes } from '@/lib/sizes';
import type { NewServer } from '@/model/server/create/form';
import { type Chosen, hasRootVolume } from '@/model/server/create/problems';
import { wireUserData } from './user-data';
import { command, type Line, optionWords, resource, resourceName } from '@/model/show-as/commands';
import { hclString, shellQuote } from '@/model/show-as/quote';
import { sizeFromText } from '@/model/volume/size';

const KEYS_FIRST = '# Save the SSH keys to your profile first. The server uses those.';

function keysFirst({ sshKeys }: NewServer): readonly string[] {
  return sshKeys.trim() === '' ? [] : [KEYS_FIRST];
}

const NO_VOLUMES = '# The CLI cannot start a server from a volume.';

function options(form: NewServer, chosen: Chosen, name: string): readonly string[] {
  const userData = wireUserData(form.userData);
  const root = hasRootVolume(form, chosen.type) ? (sizeFromText(form.rootSize) ?? 0) : 0;
  const ip = form.cloudIp === 'new' ? 'true' : form.existingIp;
  const given: readonly (readonly [string, string | undefined])[] = [
    ['--name', name.trim() || undefined],
    ['--server-count', form.count > 1 ? String(form.count) : undefined],
    ['--type', chosen.type?.handle ?? form.type],
    ['--zone', chosen.zone?.handle ?? (form.zone || undefined)],
    ['--server-groups', form.groups.join(',') || undefined],
    ['--cloud-ip', form.cloudIp === 'none' ? undefined : ip],
    ['--volume-size', root > 0 ? String(toMebibytes(root)) : undefined],
    ['--user-data', userData ?? undefined],
  ];
  return [
    ...optionWords(given),
    ...(userData === null ? [] : ['--no-base64']),
    ...(form.encrypted && chosen.type?.storage_type !== 'network' ? ['--disk-encrypted'] : []),
  ];
}

export function asCommandLine(form: NewServer, chosen: Chosen): string {
  if (form.from === 'volume') return NO_VOLUMES;
  const words = [...options(form, chosen, form.name), shellQuote(form.image || 'IMAGE')];
  return [...keysFirst(form), command('servers create', words)].join('\n');
}

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
      ? [`# Map ${form.existingIp} by hand. Terraform only maps Cloud IPs it manages.`]
      : [];
  const resources = [...keysFirst(form), server].join('\n');
  return [resources, ...ipResource(form, name), ...mapped].join('\n\n');
}

function numbered(title: string): string {
  return hclString(`${title}-`).replace(/"$/, '${count.index + 1}"');
}
