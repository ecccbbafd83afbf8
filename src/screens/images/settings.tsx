import { DESCRIPTION, NAME, type Setting } from '@/components/record-page/settings/settings-card';
import { whenKnown, NONE } from '@/components/records/absent';
import { archLabel, visibility } from '@/model/image/describe';
import { canEdit } from '@/model/image/rules';
import { Copyable } from '@/ui/copy-button';

const archOption = (arch: string) => ({ value: arch, label: `${archLabel(arch)} (${arch})` });

export const IMAGE_SETTINGS: readonly Setting<'image'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: 'Status',
    editor: 'status',
    rule: canEdit,
    words: ({ status }) => whenKnown(status, (word) => word),
    control: {
      type: 'choice',
      hint: 'A deprecated image stays as it is, but is no longer offered for new servers.',
      options: [
        { value: 'available', label: 'available' },
        { value: 'deprecated', label: 'deprecated' },
      ],
      // The provider sets the other statuses.
      optionFor: (status) => (status === 'deprecated' ? 'deprecated' : 'available'),
    },
  },
  {
    label: 'Visibility',
    editor: 'public',
    rule: canEdit,
    words: (image) =>
      whenKnown(visibility(image), (word) => (
        <>
          {word}{' '}
          <span className="muted">
            ({word === 'Public' ? 'every account sees it' : 'only its own account sees it'})
          </span>
        </>
      )),
    control: {
      type: 'check',
      label: 'Public',
      hint: 'Every account sees a public image and can make servers from it: make sure that no keys, passwords or data of yours are in it. A private one is seen by this account alone.',
    },
  },
  {
    label: 'Architecture',
    editor: 'arch',
    rule: canEdit,
    words: ({ arch }) =>
      whenKnown(arch, (word) => (
        <>
          {archLabel(word)} <span className="muted">({word})</span>
        </>
      )),
    control: {
      type: 'choice',
      hint: 'What the system in this image was built for.',
      options: [archOption('x86_64'), archOption('i686')],
    },
  },
  {
    label: 'Username',
    editor: 'username',
    rule: canEdit,
    words: ({ username }) =>
      whenKnown(username, (text) =>
        text ? <Copyable compact text={text} what="the username" /> : NONE,
      ),
    control: {
      type: 'line',
      optional: true,
      mono: true,
      emptyIsNull: true,
      hint: 'As whom one logs in to a server made from this image.',
    },
  },
  {
    label: 'Compatibility mode',
    editor: 'compatibility_mode',
    rule: canEdit,
    words: ({ compatibility_mode: mode }) => whenKnown(mode, (on) => (on ? 'on' : 'off')),
    control: {
      type: 'check',
      hint: 'For systems without virtio drivers: disks and network are emulated, which is slower.',
    },
  },
  { ...DESCRIPTION, rule: canEdit },
];
