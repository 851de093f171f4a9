import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { makeOnce } from '../stack/make-once.js';
import { cacheFolder } from '../stack/paths.js';

/** The options of Playwright's `launch` that select a browser. */
export interface BrowserProgram {
  executablePath: string;
  env?: NodeJS.ProcessEnv;
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The package's program is built for this platform only. */
const PACKAGED_PLATFORM = 'linux x64';

/** Fonts for a machine without fonts, after those of the machine. */
const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
`;

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else a browser of the machine, else the one that npm installed, which is unpacked
 * at its first use.
 * @throws Error that says what to install
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  systemBrowsers: readonly string[] = SYSTEM_BROWSERS,
  platform = `${process.platform} ${process.arch}`,
): BrowserProgram {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return { executablePath: chosen };
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist.`);
  }
  const ofSystem = systemBrowsers.find((file) => existsSync(file));
  if (ofSystem) return { executablePath: ofSystem };
  if (platform === PACKAGED_PLATFORM) return packagedChromium(env);
  throw new Error(
    `Browser tests need Chromium, and npm has none for ${platform}. Install Chromium or Chrome, or set CHROMIUM_PATH.`,
  );
}

/** The program of `@sparticuz/chromium`, without the package's own arguments, which switch web security off. */
function packagedChromium(env: NodeJS.ProcessEnv): BrowserProgram {
  const module = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const packageFolder = path.dirname(path.dirname(module));
  const manifest = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = path.join(cacheFolder(env), `chromium-${version}-${process.getuid?.()}`);
  makeOnce(folder, (unfinished) => unpack(path.join(packageFolder, 'bin'), unfinished));
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: [path.join(folder, 'al2023', 'lib'), env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(path.delimiter),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

function unpack(packed: string, folder: string): void {
  const content = (name: string) => brotliDecompressSync(readFileSync(path.join(packed, name)));
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'chromium'), content('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023', 'fonts']) extract(content(`${name}.tar.br`), folder, name);
  writeFileSync(path.join(folder, 'fonts', 'fonts.conf'), FONT_CONFIGURATION);
}

function extract(archive: Buffer, parent: string, name: string): void {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  const { error, status, stderr } = spawnSync('tar', ['--extract', '--directory', folder], {
    input: archive,
  });
  if (status !== 0) {
    throw new Error(`tar could not unpack Chromium: ${error?.message ?? String(stderr)}`);
  }
}
