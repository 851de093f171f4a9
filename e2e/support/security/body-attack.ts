/**
 * `node body-attack.ts` with a plan on its standard input (`AttackPlan`): sends bodies on several connections as fast
 * as each is answered, and prints the number of answers by status. It is a separate process, so that it does not slow
 * down the measuring process. Node runs this file without a build.
 */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface AttackPlan {
  url: string;
  connections: number;
  seconds: number;
  /** Sent in a cycle by every connection. */
  requests: { path: string; token?: string; body: string }[];
}

/** Number of answers by status; `broken` counts connections that ended without an answer. */
export type AttackResult = Record<string, number>;

export const ATTACK_PROGRAM: string = fileURLToPath(import.meta.url);

async function attack({ url, connections, seconds, requests }: AttackPlan): Promise<AttackResult> {
  const until = performance.now() + seconds * 1_000;
  const bodies = requests.map(({ body, ...rest }) => ({ ...rest, bytes: Buffer.from(body) }));
  const result: AttackResult = {};
  const attacker = async (first: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let index = first; performance.now() < until; index += 1) {
      const sent = bodies[index % bodies.length];
      if (sent === undefined) break;
      const outcome = await send(new URL(sent.path, url), agent, sent);
      result[outcome] = (result[outcome] ?? 0) + 1;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => attacker(index)));
  return result;
}

function send(
  url: URL,
  agent: Agent,
  { token, bytes }: { token?: string; bytes: Buffer },
): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': bytes.length,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    sent.on('error', () => resolve('broken'));
    sent.on('response', (response) => {
      response.on('error', () => resolve('broken'));
      response.on('end', () => resolve(String(response.statusCode)));
      response.resume();
    });
    sent.end(bytes);
  });
}

if (process.argv[1] === ATTACK_PROGRAM) {
  const result = await attack(JSON.parse(await text(process.stdin)) as AttackPlan);
  process.stdout.write(JSON.stringify(result));
}
