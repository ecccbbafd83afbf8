import { DESCRIPTION, NAME, type Setting } from '@/components/record-page/settings/settings-card';
import { whenKnown, NONE } from '@/components/records/absent';
import { archLabel, visibility } from '@/model/image/describe';
import { canEdit } from '@/model/image/rules';
import { Copyable } from '@/ui/copy-button';
import { words } from './words';

const archOption = (arch: string) => ({ value: arch, label: `${archLabel(arch)} (${arch})` });

export const IMAGE_SETTINGS: readonly Setting<'image'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: words.settings.status,
    editor: 'status',
    rule: canEdit,
    words: ({ status }) => whenKnown(status, (word) => word),
    control: {
      type: 'choice',
      hint: words.settings.statusHint,
      options: [
        { value: 'available', label: words.settings.available },
        { value: 'deprecated', label: words.settings.deprecated },
      ],
      // The provider sets the other statuses.
      optionFor: (status) => (status === 'deprecated' ? 'deprecated' : 'available'),
    },
  },
  {
    label: words.list.visibility,
    editor: 'public',
    rule: canEdit,
    words: (image) =>
      whenKnown(visibility(image), (word) => (
        <>
          {word}
          {image.public === true && <span className="muted"> {words.settings.publicNote}</span>}
        </>
      )),
    control: {
      type: 'check',
      label: words.settings.public,
      hint: words.settings.publicHint,
    },
  },
  {
    label: words.list.architecture,
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
      options: [archOption('x86_64'), archOption('i686')],
    },
  },
  {
    label: words.settings.username,
    editor: 'username',
    rule: canEdit,
    words: ({ username }) =>
      whenKnown(username, (text) =>
        text ? <Copyable compact text={text} what={words.settings.usernameCopied} /> : NONE,
      ),
    control: {
      type: 'line',
      optional: true,
      mono: true,
      emptyIsNull: true,
      hint: words.settings.usernameHint,
    },
  },
  {
    label: words.settings.compatibility,
    editor: 'compatibility_mode',
    rule: canEdit,
    words: ({ compatibility_mode: mode }) =>
      whenKnown(mode, (on) => (on ? words.settings.on : words.settings.off)),
    control: {
      type: 'check',
      hint: words.settings.compatibilityHint,
    },
  },
  { ...DESCRIPTION, rule: canEdit },
];
