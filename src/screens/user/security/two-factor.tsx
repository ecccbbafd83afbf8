import { useState } from 'react';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { useRecord } from '@/components/scope/data/use-record';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records';
import { DisableTwoFactor } from './disable-two-factor';
import { EnrolTwoFactor } from './enrol-two-factor';

interface OpenProps {
  readonly user: Records['user'];
  readonly enabled: boolean;
}

/** What was asked for stays: the record changes as soon as it is done. */
function Open({ user, enabled }: OpenProps) {
  const [wasEnabled, setWasEnabled] = useState(enabled);
  return wasEnabled ? (
    <DisableTwoFactor user={user} />
  ) : (
    <EnrolTwoFactor user={user} onDisable={() => setWasEnabled(true)} />
  );
}

function OfUser({ id }: { readonly id: string }) {
  const { record: user, meta } = useRecord('user', id);
  if (user === undefined) return null;
  const enabled = user['2fa']?.enabled;
  if (enabled !== undefined) return <Open user={user} enabled={enabled} />;
  if (!meta.full) return null;
  const title = 'Two-factor authentication';
  return <UnknownValue kind="user" record={user} parent={paths.user} title={title} />;
}

/** Enrols the signed-in user in two-factor authentication, or ends it (spec 1 §4). */
export default function TwoFactor() {
  const id = useOwnId();
  return id === '' ? null : <OfUser id={id} />;
}
