import { useEffect, useState } from 'react';
import styles from './picture.module.css';

/** The largest avatar in px, on the densest screens. */
const SIZE = 96;

/** Hashes the email address, so that the service does not learn it. */
async function hashOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface PictureProps {
  readonly service: string;
  readonly email: string;
}

/**
 * A person's picture by the hash of their email address. Shows nothing until it has loaded, or if
 * there is none.
 */
export function Picture({ service, email }: PictureProps) {
  const [hash, setHash] = useState<string>();
  const [state, setState] = useState<'asked' | 'shown' | 'none'>('asked');
  useEffect(() => {
    let isOver = false;
    hashOf(email).then(
      (found) => {
        if (!isOver) setHash(found);
      },
      // Browsers hash only on secure pages. On others the initials stay.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [email]);
  if (hash === undefined || state === 'none') return null;
  return (
    <img
      // Asks for a 404 instead of a default drawing if there is no picture.
      src={`${service.replace(/\/?$/u, '/')}${hash}?s=${String(SIZE)}&d=404`}
      alt=""
      className={styles.picture}
      referrerPolicy="no-referrer"
      data-shown={state === 'shown' || undefined}
      onLoad={() => setState('shown')}
      onError={() => setState('none')}
    />
  );
}
