/**
 * Preloaded into the services, whose host names come from a name server of the test (`DNS_SERVERS`). `dns.lookup`
 * cannot use that server, so this module simulates its behaviour with the same names: libuv makes two such calls at a
 * time, and none can be cancelled.
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';

const AT_A_TIME = 2;
/** Two tries of five seconds, the defaults of `resolv.conf`. */
const GIVEN_UP_MS = 10_000;

const { lookup: usual } = dns;
const places = Array.from({ length: AT_A_TIME }, () => Promise.resolve());
let lookups = 0;

type Found = (error: NodeJS.ErrnoException | null, address?: unknown, family?: number) => void;

function lookup(name: string, options: { all?: boolean }, callback: Found): void {
  if (name.endsWith('.test')) void lookUpInTurn(name, options, callback);
  else usual(name, options, callback);
}

async function lookUpInTurn(
  name: string,
  options: { all?: boolean },
  callback: Found,
): Promise<void> {
  const place = lookups % AT_A_TIME;
  lookups += 1;
  const before = places[place];
  const { promise, resolve } = Promise.withResolvers<void>();
  places[place] = promise;
  await before;
  if (name !== 'victim.test') await delay(GIVEN_UP_MS);
  resolve();
  if (name !== 'victim.test') callback(Object.assign(new Error(name), { code: 'EAI_AGAIN' }));
  else if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
}

Object.assign(dns, { lookup });
syncBuiltinESMExports();
