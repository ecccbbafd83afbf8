import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { bound, FormText } from '@/components/forms/form-fields';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { changeContainerCall } from '@/model/container/calls';
import { canChange } from '@/model/container/rules';
import {
  isSite,
  listingsChanges,
  type ListingsForm,
  listingsForm,
  listingsProblems,
} from '@/model/container/web';
import { checkedForm } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { isKnown } from '@/model/unreadable';
import { CheckboxField } from '@/ui/checkbox-field';
import { KeepPublic } from './keep-public';

const schema = checkedForm<ListingsForm>(listingsProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function PublicListingsEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title="Public listings"
      task="Change the public listings of"
      verb="public_listings"
      schema={schema}
      disabledReason={canChange}
      values={(container) =>
        isKnown(container, 'web_listings', 'web_listings_css', 'web_listings_label', 'web_index')
          ? listingsForm(container)
          : undefined
      }
      request={(form) => changeContainerCall(id, (there) => listingsChanges(there, form))}
    >
      {(form, container) => <Fields form={form} container={container} />}
    </RecordEditor>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<ListingsForm, unknown, ListingsForm>;
  readonly container: ContainerRecord;
}

function Fields({ form, container }: FieldsProps) {
  const { register, watch } = form;
  return (
    <>
      <CheckboxField
        {...bound(form, 'on')}
        label="Show anybody a list of the objects"
        hint="Everybody who has the address sees the list, and can open each object of this container."
      />
      {watch('on') ? (
        <>
          <FormText
            form={form}
            name="label"
            label="Heading"
            optional
            hint="In the place of the container’s path."
          />
          <FormText
            form={form}
            name="css"
            label="Style sheet"
            optional
            mono
            hint="The name of an object here, or an address."
          />
        </>
      ) : (
        container.web_listings === true &&
        (isSite(container) ? (
          <p className="muted">Public read stays, for the static site needs it.</p>
        ) : (
          <KeepPublic {...register('keepsPublic')} container={container} />
        ))
      )}
    </>
  );
}
