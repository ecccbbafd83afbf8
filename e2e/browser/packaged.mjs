// A Chromium that comes as an npm package, for a Linux machine where nothing may be installed.
// It brings the libraries and fonts that a bare Debian lacks; the package itself unpacks those only
// on Amazon's Lambda, so it is done here, and a wrapper script points at them.
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { run, runNpm } from './run.mjs';

// The newest that runs on Node 20.
const packageName = '@sparticuz/chromium@147.0.0';
const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium/', import.meta.url));
const archives = ['al2023', 'fonts', 'swiftshader'];

/** Path of the wrapper script that unpackChromium makes. */
export const packagedChromium = join(folder, 'chromium.sh');

const installOptions = [
  'install',
  '--prefix',
  folder,
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
];

function inflate(from, to) {
  const source = join(folder, 'node_modules/@sparticuz/chromium/bin', from);
  return pipeline(
    createReadStream(source),
    createBrotliDecompress(),
    createWriteStream(join(folder, to)),
  );
}

async function unpackArchive(name) {
  const archive = join(folder, `${name}.tar`);
  await inflate(`${name}.tar.br`, `${name}.tar`);
  if (!run('tar', ['-xf', archive, '-C', folder], 60_000)) throw new Error(`${name}: tar failed`);
  rmSync(archive);
}

function shellQuoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}fonts</dir><cachedir>${folder}fonts-cache</cachedir></fontconfig>
`;

// With no fonts at all every text has zero height and nothing counts as visible.
const wrapper = `#!/bin/sh
export LD_LIBRARY_PATH=${shellQuoted(join(folder, 'lib'))}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_FILE=${shellQuoted(join(folder, 'fonts.conf'))}
exec ${shellQuoted(join(folder, 'chromium'))} "$@"
`;

/** Fetches the package and unpacks it under node_modules/.cache; leaves nothing behind on failure. */
export async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    if (!runNpm([...installOptions, packageName], 300_000)) throw new Error('npm install failed');
    await inflate('chromium.br', 'chromium');
    chmodSync(join(folder, 'chromium'), 0o755);
    for (const name of archives) await unpackArchive(name);
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    writeFileSync(join(folder, 'fonts.conf'), fontsConfiguration);
    // Renamed last: a half-made copy is never found.
    writeFileSync(`${packagedChromium}.new`, wrapper, { mode: 0o755 });
    renameSync(`${packagedChromium}.new`, packagedChromium);
  } catch (error) {
    console.error(`Browser: ${error instanceof Error ? error.message : String(error)}`);
    rmSync(folder, { recursive: true, force: true });
  }
}
