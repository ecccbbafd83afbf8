import { use, useState } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { placeOf } from '@/model/orbit/ids';
import { type Client, CLIENTS, loginCommand, pushCommands } from '@/model/registry/commands';
import { Card } from '@/ui/card';
import { CodeLine } from '@/ui/copy-button';
import { Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';

const OPTIONS = CLIENTS.map((client) => ({ value: client, label: client }));

/** How images get into a repository. */
export function CommandsCard({ id }: { readonly id: string }) {
  const { host } = use(DeploymentContext).registry;
  const [client, setClient] = useState<Client>('docker');
  const { account, container } = placeOf(id);
  const address = { host, account, container };
  const [tag = '', push = ''] = pushCommands(client, address);
  return (
    <Card
      title="Push an image"
      actions={
        host !== '' && (
          <SegmentedControl label="Program" value={client} options={OPTIONS} onChange={setClient} />
        )
      }
    >
      {host === '' ? (
        <p className="muted">
          The panel has not been told where the registry is, so it has no commands for it.
        </p>
      ) : (
        <Stack gap="m">
          <Commands
            title="Log in"
            note="CLIENT is the id of an API client that may push, SECRET its secret."
            lines={[['login', loginCommand(client, address)]]}
          />
          <Commands
            title="Push"
            note="IMAGE may have several parts, as web/api. Without it the image is the repository’s own."
            lines={[
              ['tag', tag],
              ['push', push],
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}

interface CommandsProps {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly (readonly [name: string, command: string])[];
}

function Commands({ title, note, lines }: CommandsProps) {
  return (
    <Stack gap="s">
      <strong>{title}</strong>
      {lines.map(([name, command]) => (
        <CodeLine key={name} text={command} what={`the ${name} command`} />
      ))}
      <p className="muted">{note}</p>
    </Stack>
  );
}
