import { isDirectory, type LinkForm } from '@/model/orbit/link-form';
import { LIFETIMES } from '@/model/orbit/links';
import type { Problems } from '@/model/problems';
import { CheckboxField } from '@/ui/checkbox-field';
import { RadioSegments } from '@/ui/radio-segments';
import { TextField } from '@/ui/text-field';

interface LinkFieldsProps {
  readonly container: string;
  readonly path: string;
  readonly form: LinkForm;
  readonly problems: Problems<LinkForm>;
  readonly onChange: (form: LinkForm) => void;
}

const METHODS = [
  { value: 'GET', label: 'Download', detail: 'Whoever has the link can read.' },
  {
    value: 'PUT',
    label: 'Upload',
    detail: 'Whoever has the link can upload, and replace what is there.',
  },
] as const;

const SCOPES = [
  { value: 'object', label: 'This object' },
  { value: 'prefix', label: 'All that begin alike' },
] as const;

export function LinkFields({ container, path, form, problems, onChange }: LinkFieldsProps) {
  const set = (changes: Partial<LinkForm>) => onChange({ ...form, ...changes });
  const { method, scope, lifetime } = form;
  return (
    <>
      <p>
        For{' '}
        {path === '' ? (
          'all that is in this container'
        ) : (
          <code>{isDirectory(path) ? `${path}…` : path}</code>
        )}
      </p>
      {/* The provider keeps what is in there (spec 3 §6). */}
      {container !== 'images' && (
        <RadioSegments
          label="What for"
          value={method}
          options={METHODS}
          onChange={(next) => set({ method: next })}
        />
      )}
      {!isDirectory(path) && (
        <RadioSegments
          label="Good for"
          value={scope}
          options={SCOPES}
          onChange={(next) => set({ scope: next })}
        />
      )}
      {scope === 'prefix' && (
        <TextField
          label="Names that begin with"
          mono
          optional
          autoComplete="off"
          spellCheck={false}
          value={form.prefix}
          hint="Without any it is good for the whole container."
          onChange={({ currentTarget }) => set({ prefix: currentTarget.value })}
        />
      )}
      <RadioSegments
        label="Lifetime"
        value={lifetime}
        options={[...LIFETIMES, { value: 'custom', label: 'Custom' }]}
        onChange={(next) => set({ lifetime: next })}
      />
      {lifetime === 'custom' && (
        <TextField
          label="Seconds"
          inputMode="numeric"
          autoFocus
          autoComplete="off"
          value={form.seconds}
          error={problems.seconds}
          onChange={({ currentTarget }) => set({ seconds: currentTarget.value })}
        />
      )}
      {method === 'GET' && scope === 'object' && (
        <TextField
          label="Save as"
          optional
          autoComplete="off"
          spellCheck={false}
          value={form.filename}
          hint="The file’s name for whoever downloads it, if not the object’s."
          onChange={({ currentTarget }) => set({ filename: currentTarget.value })}
        />
      )}
      {method === 'GET' && (
        <CheckboxField
          label="Show it in the browser"
          checked={form.inline}
          hint="What a browser can show, such as a picture, is shown in place of being saved."
          onChange={({ currentTarget }) => set({ inline: currentTarget.checked })}
        />
      )}
    </>
  );
}
