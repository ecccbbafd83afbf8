import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { isValid } from '@/model/problems';
import { createVolumeCall } from '@/model/volume/calls';
import {
  emptyVolume,
  FILESYSTEMS,
  labelProblem,
  newVolumeProblems,
  newVolumeSchema,
  serialProblem,
  type NewVolume,
} from '@/model/volume/create';

const bounds = () => ({ limits: { minimum: 40, maximum: 4096 }, left: undefined });
const BAD_LABEL = 'Please enter a valid filesystem label';
const BAD_SERIAL = 'Please enter a valid volume serial';

function form(given: Partial<NewVolume> = {}): NewVolume {
  return { ...emptyVolume(40), ...given };
}

test('an untouched form is a blank volume of the smallest size with ext4', () => {
  expect(isValid({ ...newVolumeProblems(form(), bounds) })).toBe(true);
  expect(createVolumeCall(form(), { volumeSize: 'bytes' })).toEqual({
    method: 'POST',
    kind: 'volume',
    body: { size: 42_949_672_960, filesystem_type: 'ext4' },
  });
  expect(FILESYSTEMS).toEqual(['ext4', 'xfs', 'none']);
});

test.each([
  ['', 'ext4', undefined],
  ['data_1.+-x', 'xfs', undefined],
  ['twelve-chars', 'ext4', undefined],
  ['thirteen-char', 'ext4', BAD_LABEL],
  ['with space', 'ext4', BAD_LABEL],
  ['é', 'ext4', BAD_LABEL],
  ['data', 'none', BAD_LABEL],
  ['', 'none', undefined],
] as const)('the label %j on %s: %s', (label, filesystem, answer) => {
  expect(labelProblem(label, filesystem)).toBe(answer);
});

test.each([
  ['', undefined],
  ['vol-12345', undefined],
  ['a'.repeat(20), undefined],
  ['a'.repeat(21), BAD_SERIAL],
  ['a/b', BAD_SERIAL],
])('the serial %j: %s', (serial, answer) => {
  expect(serialProblem(serial)).toBe(answer);
});

test('a source that is none yet is asked for', () => {
  expect(newVolumeProblems(form({ from: 'image' }), bounds).source).toBe('Please select an image');
  expect(newVolumeProblems(form(), bounds).source).toBeUndefined();
});

test('the schema puts each message on its field', () => {
  const result = safeParse(newVolumeSchema(bounds), form({ size: '1', serial: '?' }));
  const issues = result.issues?.map(({ path, message }) => [path?.[0]?.key, message]);
  expect(issues).toEqual([
    ['size', 'Volumes must be at least 40GB'],
    ['serial', BAD_SERIAL],
  ]);
  expect(safeParse(newVolumeSchema(bounds), form()).success).toBe(true);
});

test.each([
  [{ filesystem: 'none', label: 'x' }, {}],
  [{ label: 'data' }, { filesystem_type: 'ext4', filesystem_label: 'data' }],
  [{ from: 'image', source: 'img-aaaaa', label: 'x' }, { image: 'img-aaaaa' }],
  [
    { name: ' db ', serial: 's', zone: 'zon-aaaaa', encrypted: true, deleteWithServer: true },
    {
      name: 'db',
      serial: 's',
      zone: 'zon-aaaaa',
      encrypted: true,
      delete_with_server: true,
      filesystem_type: 'ext4',
    },
  ],
] as const)('%o is sent as %o', (given, body) => {
  const call = createVolumeCall(form(given), { volumeSize: 'MiB' });
  expect(call.body).toEqual({ size: 40_960, ...body });
});
