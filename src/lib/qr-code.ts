import encodeQr from 'qr';

/** A QR code as one SVG path; each module is a unit wide. */
export interface QrCode {
  /** Units, with the quiet zone that readers need (ISO/IEC 18004). */
  readonly size: number;
  readonly path: string;
}

const QUIET_ZONE = 4;

export function qrCode(text: string): QrCode {
  const rows = encodeQr(text, 'raw', { border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
  );
  return { size: rows.length, path: path.join('') };
}
