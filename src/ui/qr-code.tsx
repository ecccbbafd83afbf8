import { useMemo } from 'react';
import { qrCode } from '@/lib/qr-code';
import styles from './qr-code.module.css';
import { outline, Skeleton } from './skeleton';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code, dark on light in both themes: some readers understand no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrCode(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      className={styles.code}
    >
      <path d={path} />
    </svg>
  );
}

export function QrCodeOutline() {
  return (
    <div {...outline} className={styles.outline}>
      <Skeleton shape="block" />
    </div>
  );
}
