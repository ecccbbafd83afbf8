// Looks for a Chromium that is already here. Order: $CHROMIUM_PATH, Playwright's own download,
// the system's, the one unpacked by packaged.mjs.
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { packagedChromium } from './packaged.mjs';

const unixNames = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

// `playwright install --only-shell` puts the shell in a sibling folder of the full browser's.
const shellFolders = [
  'chrome-headless-shell-linux64',
  'chrome-headless-shell-linux-arm64',
  'chrome-linux',
  'chrome-headless-shell-mac-arm64',
  'chrome-headless-shell-mac-x64',
  'chrome-headless-shell-win64',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemCandidates() {
  const { env, platform } = process;
  if (platform === 'darwin') return macApplications.flatMap((path) => [path, homedir() + path]);
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return roots
      .filter(Boolean)
      .flatMap((root) => windowsPrograms.map((path) => `${root}\\${path}`));
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return unixNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightShell(browser) {
  const match = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(browser);
  if (!match) return undefined;
  const name = process.platform === 'win32' ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
  return shellFolders
    .map((folder) => join(match[1], `chromium_headless_shell-${match[2]}`, folder, name))
    .find((path) => existsSync(path));
}

/**
 * The Chromium to drive, or null when the machine has none.
 * @returns {{ path: string, source: string } | null}
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run`);
    return { path: chosen, source: 'CHROMIUM_PATH' };
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, source: 'Playwright' };
  const shell = own ? playwrightShell(own) : undefined;
  if (shell) return { path: shell, source: 'Playwright' };
  const system = systemCandidates().find(isExecutable);
  if (system) return { path: system, source: 'system' };
  return isExecutable(packagedChromium) ? { path: packagedChromium, source: 'npm package' } : null;
}
