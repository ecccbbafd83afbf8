import type { ComponentType } from 'react';
import { clientSecretOf } from '@/model/credential/secret';
import { adminLoginOf } from '@/model/database-server/password';
import { ToolConfigurations } from './tool-configurations';

export interface SecretPart {
  readonly label: string;
  /** For screen readers: 'the secret'. */
  readonly what: string;
  readonly text: string;
}

interface SecretWords {
  readonly title: (about: string) => string;
  readonly renewedBy: string;
  readonly missing: string;
  readonly parts: (body: unknown) => readonly SecretPart[] | undefined;
  readonly more?: ComponentType<{ readonly body: unknown }>;
}

const CLIENT: SecretWords = {
  title: (about) => `Secret of ${about}`,
  renewedBy: 'Reset secret',
  missing: 'The provider told no secret',
  parts: (body) => {
    const client = clientSecretOf(body);
    return (
      client && [
        { label: 'Id', what: 'the id', text: client.id },
        { label: 'Secret', what: 'the secret', text: client.secret },
      ]
    );
  },
};

export const SECRETS: Readonly<Record<'password' | 'client' | 'api-client', SecretWords>> = {
  password: {
    title: (about) => `Admin password of ${about}`,
    renewedBy: 'Reset password',
    missing: 'The provider told no password',
    parts: (body) => {
      const login = adminLoginOf(body);
      if (login === undefined) return undefined;
      const { user, password } = login;
      return [
        ...(user === undefined ? [] : [{ label: 'User', what: 'the user', text: user }]),
        { label: 'Password', what: 'the password', text: password },
      ];
    },
  },
  client: CLIENT,
  'api-client': { ...CLIENT, more: ToolConfigurations },
};
