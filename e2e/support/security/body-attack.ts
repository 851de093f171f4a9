/**
 * `node body-attack.ts` with a plan on its standard input (`AttackPlan`): sends bodies on so many connections as fast
 * as each is answered, and prints how many answers there were of each status. A process of its own, so that the one who
 * measures meanwhile is not kept busy by it. Node runs this file as it is.
 */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface AttackPlan {
  url: string;
  connections: number;
  seconds: number;
  /** Sent in turn, each by every connection. */
  requests: { path: string; token?: string; body: string }[];
}

/** Answers by status; `broken` where the connection ended without one. */
export type AttackResult = Record<string, number>;

export const ATTACK_PROGRAM: string = fileURLToPath(import.meta.url);

async function attack({ url, connections, seconds, requests }: AttackPlan): Promise<AttackResult> {
  const until = performance.now() + seconds * 1_000;
  const bodies = requests.map(({ body, ...one }) => ({ ...one, bytes: Buffer.from(body) }));
  const result: AttackResult = {};
  const attacker = async (first: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; performance.now() < until; turn += 1) {
      const sent = bodies[turn % bodies.length];
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
