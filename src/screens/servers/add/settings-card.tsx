import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { counted } from '@/lib/text';
import { userDataLength, wireUserData } from '@/model/server/user-data';
import { paths } from '@/model/paths';
import { encryptionProblem } from '@/model/server/create/choices';
import { zoneLabel } from '@/model/zone/describe';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import styles from './create.module.css';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

const muted = (words: string) => <span className="muted">{words}</span>;

interface PartProps {
  readonly label: string;
  readonly path: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A part with its own editor. */
function Part({ label, path, error, children }: PartProps) {
  const { partPath } = useNewServer();
  return (
    <Definition label={label} editTo={partPath(path)}>
      {children}
      {error !== undefined && (
        <p className={styles.error} data-problem>
          {error}
        </p>
      )}
    </Definition>
  );
}

function ZoneSummary() {
  const { form } = useNewServer();
  const [zone, from, volume] = useWatch({
    control: form.control,
    name: ['zone', 'from', 'volume'],
  });
  const given = useSelector((state: WithResources) =>
    from === 'volume' ? selectRecord(state, 'volume', volume)?.zone : undefined,
  );
  const handle = useSelector(
    (state: WithResources) => selectRecord(state, 'zone', given ?? zone)?.handle,
  );
  if (!handle) return muted('any');
  return (
    <>
      {zoneLabel(handle)} {given && muted("(the volume's)")}
    </>
  );
}

function UserDataSummary() {
  const { form } = useNewServer();
  const data = useWatch({ control: form.control, name: 'userData' });
  const wire = data.value.trim() === '' ? null : wireUserData(data);
  if (wire === null) return muted('none');
  return `${userDataLength(wire)}${data.isBase64Encoded ? ', Base64' : ''}`;
}

function SshKeySummary() {
  const { form } = useNewServer();
  const keys = useWatch({ control: form.control, name: 'sshKeys' });
  const id = useSelector(selectCurrentUserId) ?? '';
  const saved = useSelector((state: WithResources) => selectRecord(state, 'user', id)?.ssh_key);
  const typed = keys.split('\n').filter((line) => line.trim() !== '').length;
  if (typed > 0) return `${counted(typed, 'key')}, saved to your profile first`;
  return saved ? 'the key of your profile' : muted('none');
}

function EncryptionSummary() {
  const { form } = useNewServer();
  const [encrypted, type] = useWatch({ control: form.control, name: ['encrypted', 'type'] });
  const record = useSelector((state: WithResources) => selectRecord(state, 'server_type', type));
  if (encryptionProblem(record) !== undefined) return muted('does not apply');
  return encrypted ? 'encrypted' : muted('not encrypted');
}

/** Rarely used settings, each with an editor (spec 2 §2). */
export function SettingsCard() {
  const account = useAccount();
  return (
    <Card title="Settings" flush>
      <DefinitionGrid>
        <Part label="Zone" path={paths.serverAddZone(account)} error={useFieldError('zone')}>
          <ZoneSummary />
        </Part>
        <Part
          label="SSH key"
          path={paths.serverAddSshKey(account)}
          error={useFieldError('sshKeys')}
        >
          <SshKeySummary />
        </Part>
        <Part
          label="User data"
          path={paths.serverAddUserData(account)}
          error={useFieldError('userData')}
        >
          <UserDataSummary />
        </Part>
        <Part
          label="Disk encryption"
          path={paths.serverAddEncryption(account)}
          error={useFieldError('encrypted')}
        >
          <EncryptionSummary />
        </Part>
      </DefinitionGrid>
    </Card>
  );
}
