import { type ReactNode, use, useState } from 'react';
import { useAccount } from '@/components/scope/account-scope';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { usePageGuard } from '@/components/scope/leave/page-guard';
import { toolConfigurations } from '@/model/api-client/configurations';
import { Button } from '@/ui/button';
import { Copyable, CopyButton } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Row, Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { TextArea } from '@/ui/text-area';
import type { SecretPart } from './secrets';
import styles from './tool-configurations.module.css';
import { words } from './words';

interface SecretDialogProps extends DialogProps<never> {
  readonly title: string;
  readonly renewedBy: string;
  /** Kept in no store: they are gone when the dialog closes. */
  readonly parts: readonly SecretPart[];
  readonly more: ReactNode;
}

export function SecretDialog({ close, title, renewedBy, parts, more }: SecretDialogProps) {
  usePageGuard(true);
  return (
    <DialogFrame
      title={title}
      actions={
        <Button variant="primary" onClick={() => close()}>
          {words.dialog.close}
        </Button>
      }
    >
      <Stack gap="m">
        <p>{words.dialog.copyNow(renewedBy)}</p>
        <DefinitionGrid>
          {parts.map(({ label, what, text }) => (
            <Definition key={label} label={label} wide>
              <Copyable text={text} what={what} />
            </Definition>
          ))}
        </DefinitionGrid>
        {more}
      </Stack>
    </DialogFrame>
  );
}

interface ToolConfigurationsProps {
  readonly body: unknown;
}

const rowsOf = (text: string) => text.split('\n').length;

export function ToolConfigurations({ body }: ToolConfigurationsProps) {
  const account = useAccount();
  const { api, orbit } = use(DeploymentContext);
  const all = toolConfigurations(body, { api, orbit, account });
  const [tool, setTool] = useState(all[0]?.tool);
  const shown = all.find((each) => each.tool === tool);
  if (shown === undefined) return null;
  const title = words.configuration.title(shown.label);
  return (
    <section aria-labelledby="configuration" className={styles.configurations}>
      <h3 id="configuration">{title}</h3>
      <Row apart>
        {all.length > 1 && (
          <SegmentedControl
            label={words.configuration.tool}
            value={shown.tool}
            options={all.map((each) => ({ value: each.tool, label: each.label }))}
            onChange={setTool}
          />
        )}
        <CopyButton text={shown.text} what={words.configuration.copied} />
      </Row>
      <TextArea
        label={title}
        labelHidden
        hint={shown.place}
        mono
        readOnly
        // The same for each, so that nothing moves.
        rows={Math.max(...all.map(({ text }) => rowsOf(text)))}
        value={shown.text}
      />
    </section>
  );
}
