import { useState } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { FailureError } from '@/components/failure/failure-error';
import { useMounted } from '@/ui/use-mounted';
import { type LinkForm, linkForm, linkProblems, orderOf } from '@/model/orbit/link-form';
import { isValid } from '@/model/problems';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { MadeLink } from '@/provider/orbit/signing';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Stack } from '@/ui/page/columns';
import { CreatedLink } from './created-link';
import { LinkFields } from './link-fields';
import { useLinks } from './use-links';

interface LinkDialogProps extends DialogProps<never> {
  readonly container: string;
  /** An object's name; a directory's ends in a slash, and is empty for the whole container. */
  readonly path: string;
}

interface Made {
  readonly link: MadeLink;
  readonly form: LinkForm;
}

/** Makes temporary links of an object, or of what is in a directory (spec 3 §4). */
export function LinkDialog({ close, container, path }: LinkDialogProps) {
  const account = useAccount();
  const ask = useLinks();
  const mounted = useMounted();
  const [form, setForm] = useState(() => linkForm(path));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiErrorFacts>();
  const [made, setMade] = useState<Made>();
  const problems = linkProblems(form);

  async function create() {
    setTried(true);
    const order = orderOf(form, path);
    if (order === undefined || !isValid(problems) || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const link = await ask({ account, container, ...order });
      if (mounted.current && link !== undefined) setMade({ link, form });
    } catch (thrown) {
      if (mounted.current) setFailure(errorFacts(thrown));
    } finally {
      if (mounted.current) setBusy(false);
    }
  }

  if (made !== undefined) {
    return <CreatedLink {...made} onAnother={() => setMade(undefined)} onClose={() => close()} />;
  }
  return (
    <DialogFrame
      title="Create temporary link"
      onClose={() => close()}
      onSubmit={() => void create()}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Create
          </Button>
        </>
      }
    >
      <FailureError what="Create temporary link" error={failure} />
      <Stack gap="m">
        <LinkFields
          container={container}
          path={path}
          form={form}
          problems={tried ? problems : {}}
          onChange={setForm}
        />
      </Stack>
    </DialogFrame>
  );
}
