import { useEffect, useState } from 'react';
import styles from './picture.module.css';

/** The largest avatar, on the densest of screens (px). */
const SIZE = 96;

/** Whom an address names is not told to the service. */
async function hashOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface PictureProps {
  /** The address below which pictures stand, each under the hash of whose it is. */
  readonly service: string;
  readonly email: string;
}

/** A person's picture by the hash of their address (spec 1 §3); nothing until it is there, or if there is none. */
export function Picture({ service, email }: PictureProps) {
  const [hash, setHash] = useState<string>();
  const [state, setState] = useState<'asked' | 'shown' | 'none'>('asked');
  useEffect(() => {
    let isOver = false;
    hashOf(email).then(
      (found) => {
        if (!isOver) setHash(found);
      },
      // Browsers hash on secure pages alone: the initials stay.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [email]);
  if (hash === undefined || state === 'none') return null;
  return (
    <img
      // 404 for who has no picture, in the place of a drawing.
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
