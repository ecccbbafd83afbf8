import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createServerCall } from '@/model/server/calls';
import { chosenIn } from '@/model/server/create/problems';
import { newServerBodies } from '@/model/server/create/request';
import { asCommandLine, asTerraform } from '@/model/server/show-as';
import { asCurl } from '@/model/show-as/commands';
import { hclString, shellQuote } from '@/model/show-as/quote';
import { saveSshKeysCall } from '@/model/user/calls';
import { form, known } from '../create/build-form';

const NASTY = `it's "$(rm -rf /)" \`x\` \\ \${var.x} %{if}\nline`;

const rich = form({
  name: "Bob's web",
  type: 'typ-netwk',
  rootSize: '50',
  zone: 'zon-aaaaa',
  groups: ['grp-aaaaa', 'grp-bbbbb'],
  cloudIp: 'new',
  userData: { value: 'hello', isBase64Encoded: false },
});

/** Returns a word as a shell reads it. */
const shell = (word: string) => execFileSync('sh', ['-c', `printf %s ${word}`]).toString();

test.each([['plain-1.2'], [''], ["it's"], [NASTY], ['a b'], ['*'], ['-n'], ['é☃']])(
  'a shell reads %j again as it was',
  (word) => {
    expect(shell(shellQuote(word))).toBe(word);
  },
);

test('HCL keeps quotes, templates and line breaks literal', () => {
  expect(hclString('plain')).toBe('"plain"');
  expect(hclString(NASTY)).toBe(
    String.raw`"it's \"$(rm -rf /)\" ${'`x`'} \\ $${'${var.x}'} %%{if}\nline"`,
  );
  expect(hclString('\u0007')).toBe(String.raw`"\u0007"`);
});

test('as curl: a call for each server, its body quoted, none after one that failed', () => {
  const said = form({ name: "Bob's", count: 2 });
  const bodies = newServerBodies(said, chosenIn(said, known()), { volumeSize: 'bytes' });
  expect(asCurl(bodies.map(createServerCall), 'https://api.example.com', 'acc-aaaaa')).toBe(
    [1, 2]
      .map((number) =>
        [
          String.raw`curl -X POST 'https://api.example.com/1.0/servers?account_id=acc-aaaaa' --fail-with-body \
`,
          String.raw`  -H 'Content-Type: application/json' \
`,
          String.raw`  -H "Authorization: Bearer $TOKEN" \
`,
          String.raw`  -d '{"name":"Bob'\''s-${String(number)}","server_type":"typ-local","image":"img-linux"}'`,
        ].join(''),
      )
      .join(' &&\n\n'),
  );
});

test('as curl, the keys are saved to the user first', () => {
  const keys = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5 it's "$(touch x)"\nssh-rsa AAAAB3NzaC1yc2EAAAADAQ`;
  const calls = [
    saveSshKeysCall('usr-aaaaa', keys),
    createServerCall({ server_type: 'typ-local' }),
  ];
  const text = asCurl(calls, 'https://api.example.com', 'acc-aaaaa');
  expect(text).toMatch(/^curl -X PUT https:\/\/api\.example\.com\/1\.0\/users\/usr-aaaaa /);
  // A fake `curl` that prints its arguments, and fails on the call that saves keys.
  const script = `curl() { printf '%s\\n' "$@"; test "$2" != PUT; }\n${text}`;
  const said = spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout;
  expect(said).toContain(JSON.stringify({ ssh_key: keys }));
  expect(said).not.toContain('typ-local');
});

test('as commands and as Terraform, a line says that the keys are saved first', () => {
  const said = form({ sshKeys: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQ me' });
  const line = '# Save the SSH keys to your profile first. The server uses those.\n';
  const chosen = chosenIn(said, known());
  expect(asCommandLine(said, chosen)).toContain(`${line}brightbox servers create`);
  expect(asTerraform(said, chosen)).toContain(`${line}resource "brightbox_server"`);
  expect(asTerraform(form(), chosen)).not.toContain('SSH');
});

test('as a command line: handles, groups, root volume, encoded data', () => {
  expect(asCommandLine(rich, chosenIn(rich, known()))).toBe(
    [
      'brightbox servers create',
      String.raw`--name='Bob'\''s web'`,
      '--type=4gb.nbs',
      '--zone=gb1-a',
      '--server-groups=grp-aaaaa,grp-bbbbb',
      '--cloud-ip=true',
      '--volume-size=51200',
      '--user-data=aGVsbG8=',
      '--no-base64',
      'img-linux',
    ].join(' \\\n  '),
  );
  const plain = form({ count: 3, encrypted: true, cloudIp: 'existing', existingIp: 'cip-free1' });
  const words = asCommandLine(plain, chosenIn(plain, known()));
  expect(words).toContain('--server-count=3');
  expect(words).toContain('--disk-encrypted');
  expect(words).toContain('--cloud-ip=cip-free1');
  const volume = form({ from: 'volume', volume: 'vol-boot1' });
  expect(asCommandLine(volume, chosenIn(volume, known()))).toMatch(/^# /);
});

test('as a command line, a name that looks like an option stays a name', () => {
  const said = form({ name: '--help' });
  const text = asCommandLine(said, chosenIn(said, known()));
  const script = `brightbox() { printf '%s\\n' "$@"; }\n${text}`;
  expect(execFileSync('sh', ['-c', script]).toString().split('\n')).toContain('--name=--help');
});

test('as Terraform: one resource, its IP beside it', () => {
  expect(asTerraform(rich, chosenIn(rich, known()))).toBe(`resource "brightbox_server" "bob_s_web" {
  name             = "Bob's web"
  type             = "4gb.nbs"
  image            = "img-linux"
  zone             = "gb1-a"
  server_groups    = ["grp-aaaaa", "grp-bbbbb"]
  disk_size        = 51200
  user_data_base64 = "aGVsbG8="
}

resource "brightbox_cloudip" "bob_s_web" {
  target = brightbox_server.bob_s_web.interface
}`);
});

test('as Terraform: equal servers are counted, a volume starts one', () => {
  const many = form({ name: '9 ${x}', count: 2, encrypted: true });
  expect(asTerraform(many, chosenIn(many, known())))
    .toBe(`resource "brightbox_server" "server_9_x" {
  count          = 2
  name           = "9 $\${x}-\${count.index + 1}"
  type           = "2gb.ssd"
  image          = "img-linux"
  disk_encrypted = true
}`);
  const volume = form({ type: 'typ-netwk', from: 'volume', volume: 'vol-boot1' });
  const text = asTerraform(volume, chosenIn(volume, known()));
  expect(text).toContain('resource "brightbox_server" "server" {');
  expect(text).toContain('volume = "vol-boot1"');
  const existing = form({ cloudIp: 'existing', existingIp: 'cip-free1' });
  expect(asTerraform(existing, chosenIn(existing, known()))).toContain('# Map cip-free1 by hand');
});
