import { expect, test } from 'vitest';
import { toolConfigurations } from '@/model/api-client/configurations';

const HOSTS = {
  api: 'https://api.example.com',
  orbit: 'https://orbit.example.com/v1',
  account: 'acc-xv3ab',
};
const answer = (group: string) => ({ id: 'cli-aaaaa', secret: 's3cret', permissions_group: group });
const textOf = (tool: string, body: unknown = answer('full')) =>
  toolConfigurations(body, HOSTS).find((each) => each.tool === tool)?.text;

test('the CLI takes id, secret and the address of the API (brightbox config client_add)', () => {
  expect(textOf('cli')).toBe(
    'brightbox config client_add cli-aaaaa s3cret https://api.example.com',
  );
});

test('Terraform takes them by the names of its provider: apiclient, apisecret, apiurl', () => {
  expect(textOf('terraform')).toBe(
    [
      'provider "brightbox" {',
      '  apiclient = "cli-aaaaa"',
      '  apisecret = "s3cret"',
      '  apiurl    = "https://api.example.com"',
      '}',
    ].join('\n'),
  );
});

test('rclone takes them as a Swift remote, whose version an account with v3 in its id cannot mistake', () => {
  expect(textOf('rclone')).toBe(
    [
      '[orbit]',
      'type = swift',
      'user = cli-aaaaa',
      'key = s3cret',
      'auth = https://orbit.example.com/v1/acc-xv3ab',
      'auth_version = 1',
    ].join('\n'),
  );
});

test('a client for storage reaches Orbit alone, which rclone does', () => {
  expect(toolConfigurations(answer('storage'), HOSTS).map(({ tool }) => tool)).toEqual(['rclone']);
});

test('a secret is quoted where a shell or a file would read it otherwise', () => {
  const body = { ...answer('full'), secret: `a'b "\${c}` };
  expect(textOf('cli', body)).toContain(String.raw`'a'\''b "${'$'}{c}'`);
  expect(textOf('terraform', body)).toContain(String.raw`"a'b \"$${'$'}{c}"`);
});

test('an answer without a secret configures nothing', () => {
  expect(toolConfigurations({ id: 'cli-aaaaa', secret: null }, HOSTS)).toEqual([]);
  expect(toolConfigurations(undefined, HOSTS)).toEqual([]);
});
