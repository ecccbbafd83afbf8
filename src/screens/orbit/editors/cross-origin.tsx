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
import { words } from '../words';

const schema = checkedForm<CrossOriginForm>(crossOriginProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function CrossOriginEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title={words.crossOrigin.title}
      task={words.crossOrigin.task}
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
            label={words.crossOrigin.origins}
            optional
            mono
            rows={3}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            placeholder={words.crossOrigin.originsPlaceholder}
            hint={words.crossOrigin.originsHint}
          />
          <TextArea
            {...bound(form, 'headers')}
            label={words.crossOrigin.headers}
            optional
            mono
            rows={2}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            placeholder={words.crossOrigin.headersPlaceholder}
          />
          <FormText
            form={form}
            name="maxAge"
            label={words.crossOrigin.seconds}
            optional
            inputMode="numeric"
          />
        </>
      )}
    </RecordEditor>
  );
}
