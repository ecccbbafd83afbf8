import { expect, test } from 'vitest';
import {
  isImageName,
  loginCommand,
  pullCommands,
  pullReferences,
  pushCommands,
  unpullable,
} from '@/model/registry/commands';
import { tag } from './build';

const ADDRESS = { host: 'registry.example.com', account: 'acc-aaaaa', container: 'web_ctrimages' };
const DIGEST = `sha256:${'a'.repeat(64)}`;

test('an image is pulled by tag and by digest, with docker and podman', () => {
  const commands = pullCommands(ADDRESS, tag('api', '1.4.0', { digest: DIGEST }));
  const image = 'registry.example.com/acc-aaaaa/web/api';
  expect(commands).toEqual([
    { client: 'docker', by: 'tag', text: `docker pull ${image}:1.4.0` },
    { client: 'docker', by: 'digest', text: `docker pull ${image}@${DIGEST}` },
    { client: 'podman', by: 'tag', text: `podman pull ${image}:1.4.0` },
    { client: 'podman', by: 'digest', text: `podman pull ${image}@${DIGEST}` },
  ]);
});

test('the repository’s own image has no further part', () => {
  expect(pullReferences(ADDRESS, tag('', 'stable'))).toEqual([
    { by: 'tag', text: 'registry.example.com/acc-aaaaa/web:stable' },
  ]);
  const [command] = pullCommands(ADDRESS, tag('', 'stable'));
  expect(command?.text).toBe('docker pull registry.example.com/acc-aaaaa/web:stable');
});

test('without a digest there is no command by digest', () => {
  expect(pullCommands(ADDRESS, tag('api', 'v1')).map(({ by }) => by)).toEqual(['tag', 'tag']);
});

test('a name by hand cannot break out of a command', () => {
  const [command] = pullCommands(ADDRESS, tag('api', "v1';rm -rf ~"));
  expect(command?.text).toBe(
    String.raw`docker pull 'registry.example.com/acc-aaaaa/web/api:v1'\'';rm -rf ~'`,
  );
});

test.each([
  ['1.4.0_rc-1', 'api', undefined],
  ['.hidden', 'api', 'Docker doesn’t accept this tag name'],
  ['with space', 'api', 'Docker doesn’t accept this tag name'],
  ['v'.repeat(129), 'api', 'Docker doesn’t accept this tag name'],
  ['v1', 'API', 'Docker doesn’t accept this image name'],
])('tag %s of %s: %s', (name, image, problem) => {
  expect(unpullable('web_ctrimages', { image, tag: name })).toBe(problem);
});

test.each([
  ['web', true],
  ['web/api-2/x__y', true],
  ['Web', false],
  ['web-', false],
  ['', false],
])('Docker takes images called %s: %s', (name, expected) => {
  expect(isImageName(name)).toBe(expected);
});

test('login and push: no secret is on a command line', () => {
  expect(loginCommand('podman', ADDRESS)).toBe(
    'echo "$SECRET" | podman login --username "$CLIENT" --password-stdin registry.example.com',
  );
  expect(pushCommands('docker', ADDRESS)).toEqual([
    'docker tag IMAGE:TAG registry.example.com/acc-aaaaa/web/IMAGE:TAG',
    'docker push registry.example.com/acc-aaaaa/web/IMAGE:TAG',
  ]);
});
