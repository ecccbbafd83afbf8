import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import { TextField } from '@/ui/text-field';

const schema = v.object({ username: v.pipe(v.string(), v.trim()) });

/** Says as whom one logs in to a server made from an image. */
export default function UsernameEditor({ account, image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <RecordEditor
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      title="Username"
      size="s"
      verb="username"
      schema={schema}
      barred={canEdit}
      values={({ username }) => (username === undefined ? undefined : { username: username ?? '' })}
      request={({ username }) =>
        updateImageCall(id, { username: username === '' ? null : username })
      }
    >
      {({ register, formState: { errors } }) => (
        <TextField
          {...register('username')}
          label="Username"
          optional
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="As whom one logs in to a server made from this image."
          error={errors.username?.message}
        />
      )}
    </RecordEditor>
  );
}
