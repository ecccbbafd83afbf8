import { use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { bound, FormText } from '@/components/forms/form-fields';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { changeContainerCall } from '@/model/container/calls';
import { canChange } from '@/model/container/rules';
import {
  isSite,
  siteChanges,
  type SiteForm,
  siteForm,
  siteProblems,
  webAddress,
} from '@/model/container/web';
import { checkedForm } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { isKnown } from '@/model/unreadable';
import { CheckboxField } from '@/ui/checkbox-field';
import { KeepPublic } from './keep-public';

const schema = checkedForm<SiteForm>(siteProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function StaticSiteEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title="Static site"
      task="Change the static site of"
      verb="static_site"
      schema={schema}
      disabledReason={canChange}
      values={(container) =>
        isKnown(container, 'web_index', 'web_error', 'web_listings')
          ? siteForm(container)
          : undefined
      }
      request={(form) => changeContainerCall(id, (there) => siteChanges(there, form))}
    >
      {(form, container) => <Fields form={form} container={container} />}
    </RecordEditor>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<SiteForm, unknown, SiteForm>;
  readonly container: ContainerRecord;
}

function Fields({ form, container }: FieldsProps) {
  const { orbit } = use(DeploymentContext);
  const { register, watch } = form;
  return (
    <>
      <CheckboxField
        {...bound(form, 'on')}
        label="Show the objects as a website"
        hint={`Anyone can open every object of this container at ${webAddress(orbit, container)}. Programs with a token can also list their names.`}
      />
      {watch('on') ? (
        <>
          <FormText
            form={form}
            name="index"
            mono
            label="Index page"
            placeholder="index.html"
            hint="Opens at the address of the site, and of each directory that has one."
          />
          <FormText
            form={form}
            name="error"
            mono
            label="Error page"
            optional
            placeholder="error.html"
            hint="The status is put before it: for error.html, upload 404error.html and 401error.html."
          />
        </>
      ) : (
        isSite(container) &&
        (container.web_listings === true ? (
          <p className="muted">Public read stays, for the public listings need it.</p>
        ) : (
          <KeepPublic {...register('keepsPublic')} container={container} />
        ))
      )}
    </>
  );
}
