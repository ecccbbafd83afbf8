import { expect, test } from 'vitest';
import { storageCommands } from '@/model/orbit/commands';

const hosts = { orbit: 'https://orbit.example.com/v1', api: 'https://api.gb1.example.com' };
const written = (tool: string, path: string, container = 'box') =>
  storageCommands({ account: 'acc-12345', container, path }, hosts).find(
    (each) => each.tool === tool,
  )?.text;

test('curl signs in, and loads an object down and up', () => {
  const address = 'https://orbit.example.com/v1/acc-12345/box/dir/a%20b.txt';
  expect(written('curl', 'dir/a b.txt')).toBe(
    [
      '# Get a token, valid for about two hours',
      `TOKEN=$(curl -si -H "X-Auth-User: $CLIENT" -H "X-Auth-Key: $SECRET" https://orbit.example.com/v1/acc-12345 | tr -d '\\r' | sed -n 's/^x-auth-token: //Ip')`,
      '',
      '# Download',
      `curl --fail-with-body --globoff -H "X-Auth-Token: $TOKEN" -o './a b.txt' ${address}`,
      '',
      '# Upload',
      `curl --fail-with-body --globoff -H "X-Auth-Token: $TOKEN" -T './a b.txt' ${address}`,
      '',
      '# Show details',
      `curl --fail-with-body --globoff -H "X-Auth-Token: $TOKEN" -I ${address}`,
    ].join('\n'),
  );
});

test('curl lists a directory by its prefix', () => {
  expect(written('curl', 'dir/')).toContain("/acc-12345/box?format=json&prefix=dir%2F'");
  expect(written('curl', '')).toContain("/acc-12345/box?format=json'");
  expect(written('curl', 'dir/')).toContain('/acc-12345/box/dir/FILE');
});

test('rclone uses the remote of an API client’s configuration', () => {
  expect(written('rclone', 'dir/a')).toBe(
    '# Download\nrclone copyto orbit:box/dir/a ./a\n\n# Upload\nrclone copyto ./a orbit:box/dir/a',
  );
  expect(written('rclone', '')).toContain('rclone copy orbit:box ./box');
  expect(written('rclone', 'a//b')).toBe('# rclone can’t use paths with empty or dotted parts');
});

test('s3cmd is told host, region and keys', () => {
  expect(written('s3cmd', 'dir/a')).toContain(
    's3cmd --access_key="$CLIENT" --secret_key="$SECRET" --host=orbit.example.com --host-bucket=orbit.example.com --region=gb1 get s3://box/dir/a ./a',
  );
  expect(written('s3cmd', 'dir/')).toContain('sync s3://box/dir/ ./dir/');
});

test('swift names container and object apart', () => {
  expect(written('swift', "it's")).toContain(
    String.raw`swift -A https://orbit.example.com/v1/acc-12345 -U "$CLIENT" -K "$SECRET" download box 'it'\''s' --output './it'\''s'`,
  );
  expect(written('swift', 'dir/')).toContain(
    'download box --prefix=dir/ --remove-prefix --output-dir ./dir',
  );
});

test('a container whose name is no bucket’s has no command of s3cmd', () => {
  expect(written('s3cmd', 'a', 'my box')).toBe('# s3cmd can’t use this container’s name');
  expect(written('s3cmd', 'a', 'ab')).toBe('# s3cmd can’t use this container’s name');
});

test('a container whose name begins with a hyphen has no command of swift', () => {
  expect(written('swift', '', '-box')).toBe('# swift can’t use names that begin with a hyphen');
});

test('a name stays one word, and runs nothing, whatever it is', () => {
  const wild = '$(rm -rf ~)`id`"; echo\n';
  for (const { text } of storageCommands(
    { account: 'acc-12345', container: 'box', path: wild },
    hosts,
  )) {
    // Outside quotes nothing of it is left.
    expect(text.replaceAll(/'[^']*'/gu, '')).not.toMatch(/rm -rf|`|; echo/u);
  }
});

test.each(['.', '..'])('there is no command for what is called %s', (path) => {
  expect(storageCommands({ account: 'acc-12345', container: 'box', path }, hosts)).toEqual([]);
});
