import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the machine's Chromium: `CHROMIUM_PATH`, or the path of the distribution's package. @throws Error with the
 * package to install
 */
export function findChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  const found = (chosen ? [chosen] : PLACES).find((place) => existsSync(place));
  if (found !== undefined) return found;
  const where = chosen ? `at CHROMIUM_PATH (${chosen})` : 'on this machine';
  throw new Error(
    `There is no Chromium ${where}. Install the package chromium (apt-get install chromium), or set CHROMIUM_PATH.`,
  );
}
