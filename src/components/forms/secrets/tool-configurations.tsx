import { use, useState } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { toolConfigurations } from '@/model/api-client/configurations';
import { CopyButton } from '@/ui/copy-button';
import { Row } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { TextArea } from '@/ui/text-area';
import styles from './tool-configurations.module.css';

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
  const title = `Configuration for ${shown.label}`;
  return (
    <section aria-labelledby="configuration" className={styles.configurations}>
      <h3 id="configuration">{title}</h3>
      <Row apart>
        {all.length > 1 && (
          <SegmentedControl
            label="Tool"
            value={shown.tool}
            options={all.map((each) => ({ value: each.tool, label: each.label }))}
            onChange={setTool}
          />
        )}
        <CopyButton text={shown.text} what="the configuration" />
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
