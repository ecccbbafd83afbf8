import type { ReactNode } from 'react';
import { Description } from '@/components/links/description';
import { later, NONE } from '@/components/records/fact-words';
import { archLabel, visibility } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import { type EditorOf, paths } from '@/model/paths';
import { Card } from '@/ui/card';
import { Copyable } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Truncate } from '@/ui/truncate';

type Field = EditorOf<'image'>;

interface FieldEntry {
  readonly field: Field;
  readonly label: string;
  readonly wide?: boolean;
  readonly words: (image: ImageRecord, account: string) => ReactNode;
}

/** What an owner can edit of an image (spec 2 §2), and how it reads. */
const FIELDS: readonly FieldEntry[] = [
  {
    field: 'name',
    label: 'Name',
    words: ({ name }) => later(name, (text) => (text ? <Truncate text={text} /> : NONE)),
  },
  {
    field: 'status',
    label: 'Status',
    words: ({ status }) => later(status, (word) => word),
  },
  {
    field: 'public',
    label: 'Visibility',
    words: (image) =>
      later(visibility(image), (word) => (
        <>
          {word}{' '}
          <span className="muted">
            ({word === 'Public' ? 'every account sees it' : 'only its own account sees it'})
          </span>
        </>
      )),
  },
  {
    field: 'arch',
    label: 'Architecture',
    words: ({ arch }) =>
      later(arch, (word) => (
        <>
          {archLabel(word)} <span className="muted">({word})</span>
        </>
      )),
  },
  {
    field: 'username',
    label: 'Username',
    words: ({ username }) =>
      later(username, (text) =>
        text ? <Copyable compact text={text} what="the username" /> : NONE,
      ),
  },
  {
    field: 'compatibility_mode',
    label: 'Compatibility mode',
    words: ({ compatibility_mode: mode }) => later(mode, (on) => (on ? 'on' : 'off')),
  },
  {
    field: 'description',
    label: 'Description',
    wide: true,
    words: ({ description }, account) =>
      later(description, (text) => (text ? <Description text={text} account={account} /> : NONE)),
  },
];

interface SettingsCardProps {
  readonly image: ImageRecord;
  readonly account: string;
  /** Why it cannot be changed now; to others than its owner it is read-only (spec 2 §4). */
  readonly barred: string | undefined;
}

/** What can be changed of an image. */
export function SettingsCard({ image, account, barred }: SettingsCardProps) {
  return (
    <Card title="Settings" flush>
      <DefinitionGrid>
        {FIELDS.map(({ field, label, wide, words }) => (
          <Definition
            key={field}
            label={label}
            wide={wide}
            editTo={paths.editor('image', account, image.id, field)}
            editBarred={barred}
          >
            {words(image, account)}
          </Definition>
        ))}
      </DefinitionGrid>
    </Card>
  );
}
