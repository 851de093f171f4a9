import { findChromium } from './find-chromium.js';

describe('the browser of the tests', () => {
  it('The browser is the chosen one, else the first of the machine', () => {
    const chosen = { CHROMIUM_PATH: process.execPath };
    expect(findChromium(chosen, ['/'])).toEqual({ executablePath: process.execPath });
    expect(findChromium({}, ['/no/such/file', '/'])).toEqual({ executablePath: '/' });
  });

  it('A chosen browser that does not exist is an error, although the machine has one', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/no/such/file' }, ['/'])).toThrow(
      'CHROMIUM_PATH is /no/such/file, which does not exist.',
    );
  });

  it('A platform without a packaged browser is an error that says what to install', () => {
    expect(() => findChromium({}, [], 'linux arm64')).toThrow(
      /npm has none for linux arm64. Install Chromium or Chrome, or set CHROMIUM_PATH/,
    );
  });
});
