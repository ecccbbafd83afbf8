import { toMebibytes } from '@/lib/sizes';
import type { NewServer } from '@/model/server/create/form';
import { hasRootVolume, type Chosen } from '@/model/server/create/problems';
import { keysFirst } from '@/model/server/show-as/keys-first';
import { command, optionWords } from '@/model/show-as/command-line';
import { shellQuote } from '@/model/show-as/quote';
import { wireUserData } from '@/model/server/user-data';
import { sizeFromText } from '@/model/volume/size';

const NO_VOLUMES = '# The command-line client cannot start a server from a volume.';

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
