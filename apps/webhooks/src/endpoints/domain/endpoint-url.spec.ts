import { urlFault } from './endpoint-url.js';

const PRIVATE = ['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', '::ffff:a00:1'];
const rules = { allowsHttp: false, mayCall: (address: string) => !PRIVATE.includes(address) };
const sandbox = { allowsHttp: true, mayCall: () => true };

describe('the URL of an endpoint (decision 11.7)', () => {
  it.each([
    'https://example.com',
    'https://example.com:443/hook?x=1',
    'https://example.com:8443/a',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]:1024/',
  ])('may be %s', (url) => {
    expect(urlFault(url, rules)).toBeUndefined();
  });

  it.each([
    ['no URL', 'example.com/hook', 'https://', 'https://1.2.3.4.5', ''],
    ['begin with https', 'http://example.com:8080', 'ftp://example.com', 'file:///etc/passwd'],
    [
      'no user name',
      'https://user@example.com',
      'https://:word@example.com',
      'https://u:p@8.8.8.8',
    ],
    ['no fragment', 'https://example.com/#part'],
    ['port', 'https://example.com:22', 'https://example.com:80', 'https://example.com:1023'],
    [
      'public address',
      'https://10.0.0.1',
      'https://0x7f000001',
      'https://2130706433',
      'https://127.1',
      'https://0177.0.0.1',
      'https://127.0.0.1./',
      'https://[::1]',
      'https://[::ffff:10.0.0.1]:8443',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost',
      'https://LOCALHOST./',
      'https://a.localhost:8443',
    ],
  ])('is refused: %s', (fault, ...urls) => {
    for (const url of urls) {
      expect([url, urlFault(url, rules)]).toEqual([url, expect.stringContaining(fault)]);
    }
  });

  it('may be http in a sandbox, at a port from 1024', () => {
    expect(urlFault('http://127.0.0.1:9000/hook', sandbox)).toBeUndefined();
    expect(urlFault('http://localhost:9000/hook', sandbox)).toBeUndefined();
    expect(urlFault('http://127.0.0.1/hook', sandbox)).toContain('port');
  });
});
