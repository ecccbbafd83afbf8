import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCode } from '@/lib/qr-code';

const SCALE = 4;

/** The pixels of a code, black on white. */
function drawn({ size, path }: ReturnType<typeof qrCode>) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/gu)) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let at = start; at < start + SCALE * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

test('a reader finds the text in the code', () => {
  const uri = 'otpauth://totp/Example:ada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Example';
  expect(decodeQr(drawn(qrCode(uri)))).toBe(uri);
});
