import * as v from 'valibot';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { redirectCall } from '@/model/load-balancer/calls';
import { canRedirect } from '@/model/load-balancer/rules';
import { CheckboxField } from '@/ui/checkbox-field';
import { words } from '../words';

type EditorProps = ScreenProps<{ load_balancer: 'load_balancer' }>;

const schema = v.object({ https_redirect: v.boolean() });

/** Adds an HTTPS listener if needed (docs/product/load-balancers.md#auto-https-listener). */
export default function HttpsRedirectEditor({ load_balancer: id }: EditorProps) {
  return (
    <RecordEditor
      kind="load_balancer"
      id={id}
      title={words.labels.httpsRedirect}
      size="s"
      verb="https_redirect"
      schema={schema}
      disabledReason={canRedirect}
      values={({ https_redirect: redirects }) =>
        redirects === undefined ? undefined : { https_redirect: redirects }
      }
      request={({ https_redirect: redirects }, balancer) => redirectCall(balancer, redirects)}
    >
      {({ register, formState: { errors } }) => (
        <CheckboxField
          {...register('https_redirect')}
          label={words.labels.redirect}
          hint={words.redirect.hint}
          error={errors.https_redirect?.message}
        />
      )}
    </RecordEditor>
  );
}
