import { completeNames, parseHosts } from './system-names.js';

describe('the complete names of a name', () => {
  const cluster = `nameserver 10.96.0.10
search shop.svc.cluster.local svc.cluster.local cluster.local
options ndots:5
`;

  it('begin with the search list if the name has fewer dots than ndots, like a service in Kubernetes', () => {
    expect(completeNames('gateway', cluster)).toEqual([
      'gateway.shop.svc.cluster.local',
      'gateway.svc.cluster.local',
      'gateway.cluster.local',
      'gateway',
    ]);
    expect(completeNames('a.b.c.d.example.com', cluster)[0]).toBe('a.b.c.d.example.com');
  });

  it('begin with the name itself if the name has a dot and ndots is not set', () => {
    const plain = 'domain ignored.example\n# comment\n  search corp.example.\n';
    expect(completeNames('shop.example', plain)).toEqual([
      'shop.example',
      'shop.example.corp.example',
    ]);
    expect(completeNames('intranet', plain)).toEqual(['intranet.corp.example', 'intranet']);
  });

  it('are only the name itself if there is no search list, or if the name ends in a dot', () => {
    expect(completeNames('webhooks', '')).toEqual(['webhooks']);
    expect(completeNames('webhooks', 'search .')).toEqual(['webhooks']);
    expect(completeNames('shop.example.', cluster)).toEqual(['shop.example']);
  });
});

it('a hosts file gives a name all of its addresses', () => {
  const hosts = parseHosts(`
# 10.0.0.1 commented
127.0.0.1\tlocalhost LocalHost.localdomain # loopback
::1 localhost
not-an-address shop.example
`);
  expect(Object.fromEntries(hosts)).toEqual({
    localhost: [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ],
    'localhost.localdomain': [{ address: '127.0.0.1', family: 4 }],
  });
});
