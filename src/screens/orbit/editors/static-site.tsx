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
import { words } from '../words';
import { KeepPublic } from './keep-public';

const schema = checkedForm<SiteForm>(siteProblems);

type EditorProps = ScreenProps<{ container: 'container' }>;

export default function StaticSiteEditor({ container: id }: EditorProps) {
  return (
    <RecordEditor
      kind="container"
      id={id}
      title={words.staticSite.title}
      task={words.staticSite.task}
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
        label={words.staticSite.on}
        hint={words.staticSite.onHint(webAddress(orbit, container))}
      />
      {watch('on') ? (
        <>
          <FormText
            form={form}
            name="index"
            mono
            label={words.staticSite.indexPage}
            placeholder={words.staticSite.indexPlaceholder}
            hint={words.staticSite.indexHint}
          />
          <FormText
            form={form}
            name="error"
            mono
            label={words.staticSite.errorPage}
            optional
            placeholder={words.staticSite.errorPlaceholder}
            hint={words.staticSite.errorHint}
          />
        </>
      ) : (
        isSite(container) &&
        (container.web_listings === true ? (
          <p className="muted">{words.staticSite.staysPublic}</p>
        ) : (
          <KeepPublic {...register('keepsPublic')} container={container} />
        ))
      )}
    </>
  );
}
