import { bound, FormText } from '@/components/forms/form-fields';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { saveContainerCall } from '@/model/container/calls';
import {
  crossOriginChanges,
  type CrossOriginForm,
  crossOriginForm,
  crossOriginProblems,
} from '@/model/container/cross-origin';
import { canChange } from '@/model/container/rules';
import { checkedForm } from '@/model/problems';
import { isKnown } from '@/model/unreadable';
import { TextArea } from '@/ui/text-area';

const schema = checkedForm<CrossOriginForm>(crossOriginProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function CrossOriginEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title="Cross-origin access"
      task="Change the cross-origin access of"
      verb="cross_origin"
      schema={schema}
      disabledReason={canChange}
      values={(container) =>
        isKnown(container, 'cors_allow_origin', 'cors_max_age', 'cors_expose_headers')
          ? crossOriginForm(container)
          : undefined
      }
      request={(form) => saveContainerCall(id, crossOriginChanges(form))}
    >
      {(form) => (
        <>
          <TextArea
            {...bound(form, 'origins')}
            label="Origins"
            optional
            mono
            rows={3}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            placeholder="https://www.example.com"
            hint="A line for each site whose pages may read the objects by script; * is every site. What they may read, access rules say."
          />
          <TextArea
            {...bound(form, 'headers')}
            label="Headers that they may read"
            optional
            mono
            rows={2}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            placeholder="X-Object-Meta-Colour"
          />
          <FormText
            form={form}
            name="maxAge"
            label="Seconds that a browser remembers this"
            optional
            inputMode="numeric"
          />
        </>
      )}
    </RecordEditor>
  );
}
