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
import { words } from '../words';
import { KeepPublic } from './keep-public';

const schema = checkedForm<ListingsForm>(listingsProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function PublicListingsEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title={words.publicListings.title}
      task={words.publicListings.task}
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
        label={words.publicListings.on}
        hint={words.publicListings.onHint}
      />
      {watch('on') ? (
        <>
          <FormText
            form={form}
            name="label"
            label={words.publicListings.heading}
            optional
            hint={words.publicListings.headingHint}
          />
          <FormText
            form={form}
            name="css"
            label={words.publicListings.styleSheet}
            optional
            mono
            hint={words.publicListings.styleSheetHint}
          />
        </>
      ) : (
        container.web_listings === true &&
        (isSite(container) ? (
          <p className="muted">{words.publicListings.staysPublic}</p>
        ) : (
          <KeepPublic {...register('keepsPublic')} container={container} />
        ))
      )}
    </>
  );
}
