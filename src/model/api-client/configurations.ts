import * as v from 'valibot';
import { shellQuote, hclString } from '@/model/show-as/quote';
import { block } from '@/model/show-as/terraform';

const answer = v.object({
  id: v.string(),
  secret: v.string(),
  permissions_group: v.optional(v.string()),
});

/** Where tools reach the provider, as whole addresses. */
export interface ToolHosts {
  readonly api: string;
  readonly orbit: string;
  /** The account's id. */
  readonly account: string;
}

/** What a tool is configured with. */
export interface ToolConfiguration {
  readonly tool: 'cli' | 'terraform' | 'rclone';
  readonly label: string;
  /** Where it goes. */
  readonly place: string;
  readonly text: string;
}

/**
 * The configuration of each tool that can use an API client, made of the one answer that tells its
 * secret. One for storage alone reaches nothing but Orbit (spec 1 §6).
 *
 * Sources: `brightbox help config client_add`; the Terraform provider's "Static credentials"; rclone's
 * Swift page, and the provider's guide to Orbit for the address. rclone finds the version of the
 * authentication in the address, where an account's id may hold 'v2' or 'v3', so it is said.
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
    place: 'In the file that ‘rclone config file’ names.',
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
      place: 'To be run once; it is kept in ~/.brightbox/config.',
      text: ['brightbox config client_add', id, secret, api].map(quoted).join(' '),
    },
    {
      tool: 'terraform',
      label: 'Terraform',
      place: 'Where Terraform is configured; keep it out of what others read.',
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
