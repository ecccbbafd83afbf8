import * as v from 'valibot';
import { shellQuote, hclString } from '@/model/show-as/quote';
import { block } from '@/model/show-as/commands';

const answer = v.object({
  id: v.string(),
  secret: v.string(),
  permissions_group: v.optional(v.string()),
});

export interface ToolHosts {
  readonly api: string;
  readonly orbit: string;
  readonly account: string;
}

export interface ToolConfiguration {
  readonly tool: 'cli' | 'terraform' | 'rclone';
  readonly label: string;
  readonly place: string;
  readonly text: string;
}

/**
 * Makes the configuration of each tool that can use an API client. The body is the one answer that
 * has its secret. A client for storage alone gets only rclone
 * (docs/product/accounts.md#tool-configuration).
 *
 * Sources: `brightbox help config client_add`; the Terraform provider's "Static credentials";
 * rclone's Swift page; for the address, the provider's guide to Orbit. The authentication version
 * is set, since rclone would read it from the address. An account's id in it may contain 'v2' or
 * 'v3'.
 */
export function toolConfigurations(
  body: unknown,
  { api, orbit, account }: ToolHosts,
): readonly ToolConfiguration[] {
  const read = v.safeParse(answer, body);
  if (!read.success) return [];
  const { id, secret, permissions_group: group } = read.output;
  const rclone: ToolConfiguration = {
    tool: 'rclone',
    label: 'rclone',
    place: 'Add this to the file that ‘rclone config file’ shows.',
    text: [
      '[orbit]',
      'type = swift',
      `user = ${id}`,
      `key = ${secret}`,
      `auth = ${orbit}/${account}`,
      'auth_version = 1',
    ].join('\n'),
  };
  if (group === 'storage') return [rclone];
  return [
    {
      tool: 'cli',
      label: 'CLI',
      place: 'Run this once. It’s saved in ~/.brightbox/config.',
      text: ['brightbox config client_add', id, secret, api].map(quoted).join(' '),
    },
    {
      tool: 'terraform',
      label: 'Terraform',
      place: 'Add this to your Terraform configuration, where others can’t read it.',
      text: block('provider "brightbox"', [
        ['apiclient', hclString(id)],
        ['apisecret', hclString(secret)],
        ['apiurl', hclString(api)],
      ]),
    },
    rclone,
  ];
}

function quoted(word: string, index: number): string {
  return index === 0 ? word : shellQuote(word);
}
