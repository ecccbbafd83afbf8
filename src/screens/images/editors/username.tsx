import * as v from 'valibot';
import { TextField } from '@/ui/text-field';
import { ImageDialog, type ImageEditorProps } from './image-dialog';

const schema = v.object({ username: v.pipe(v.string(), v.trim()) });

/** Says as whom one logs in to a server made from an image. */
export default function UsernameEditor(props: ImageEditorProps) {
  return (
    <ImageDialog
      {...props}
      field={{
        title: 'Username',
        verb: 'username',
        schema,
        values: ({ username }) =>
          username === undefined ? undefined : { username: username ?? '' },
        changes: ({ username }) => ({ username: username === '' ? null : username }),
        fields: ({ register, formState: { errors } }) => (
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
        ),
      }}
    />
  );
}
