import { type NewCloudIp, wireCloudIp } from './create';
import {
  block,
  command,
  type Line,
  optionWords,
  resource,
  resourceName,
  withGaps,
} from '@/model/show-as/commands';
import { hclString } from '@/model/show-as/quote';

/**
 * Shows a new cloud IP as a command of the provider's client (brightbox-cli,
 * `commands/cloudips/create.rb`).
 */
export function cloudIpAsCommand(form: NewCloudIp): string {
  const { name, reverse_dns: reverseDns, port_translators: ports } = wireCloudIp(form);
  const words = ports?.map(({ incoming, outgoing, protocol }) =>
    [incoming, outgoing, protocol].join(':'),
  );
  const text = command(
    'cloudips create',
    optionWords([
      ['--name', name],
      ['--port-translators', words?.join(',')],
    ]),
  );
  return withGaps(text, [reverseDns !== undefined && 'reverse DNS']);
}

/**
 * Shows a new cloud IP as a Terraform resource (terraform-provider-brightbox,
 * `resources/cloudip.md`).
 */
export function cloudIpAsTerraform(form: NewCloudIp): string {
  const { name, reverse_dns: reverseDns, port_translators: ports = [] } = wireCloudIp(form);
  const lines: Line[] = [];
  if (name !== undefined) lines.push(['name', hclString(name)]);
  if (reverseDns !== undefined) lines.push(['reverse_dns', hclString(reverseDns)]);
  return resource(
    'brightbox_cloudip',
    resourceName(form.name, 'cloud_ip'),
    lines,
    ports.map(({ incoming, outgoing, protocol }) =>
      block('port_translator', [
        ['protocol', hclString(protocol)],
        ['incoming', String(incoming)],
        ['outgoing', String(outgoing)],
      ]),
    ),
  );
}
