import { command, optionWords } from '@/model/show-as/command-line';
import { hclString } from '@/model/show-as/quote';
import { resource, resourceName } from '@/model/show-as/terraform';

/** Shows a new cloud IP as a command of the provider's client (brightbox-cli, `commands/cloudips/create.rb`). */
export function cloudIpAsCommand(name: string): string {
  return command('cloudips create', optionWords([['--name', name.trim() || undefined]]));
}

/** Shows a new cloud IP as a Terraform resource (terraform-provider-brightbox, `docs/resources/cloudip.md`). */
export function cloudIpAsTerraform(name: string): string {
  const given = name.trim();
  return resource(
    'brightbox_cloudip',
    resourceName(given, 'cloud_ip'),
    given === '' ? [] : [['name', hclString(given)]],
  );
}
