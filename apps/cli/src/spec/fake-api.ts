import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { program } from '../program.js';
import type { Context } from '../terminal/context.js';
import { exitCodeOf, printError } from '../terminal/errors.js';

export interface FakeRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  key: string | undefined;
}

interface Outcome {
  /** Lines of data. */
  out: string[];
  /** Lines for a person. */
  notes: string[];
  code: number;
}

interface RunOptions {
  stdin?: string;
  columns?: number;
  /** Interrupts the command when it aborts. */
  signal?: AbortSignal;
}

const NOWHERE = path.join(tmpdir(), 'entrepot-nowhere');

type Answer = object | ((request: FakeRequest) => object);

/** The API as far as a command calls it, and commands that run against it in this process. */
export class FakeApi {
  readonly requests: FakeRequest[] = [];
  /** By method and path; an answer with `status` is a refusal. */
  readonly answers: Record<string, Answer> = {};
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request, response);
  });

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  stop(): void {
    this.server.close().closeAllConnections();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Runs a command as a client of a kind. */
  async runCommand(
    kind: string,
    words: readonly string[],
    { stdin = '', columns, signal = new AbortController().signal }: RunOptions = {},
  ): Promise<Outcome> {
    const [out, notes]: [string[], string[]] = [[], []];
    const lines = (to: string[]) => (line: string) => void to.push(...line.split('\n'));
    const terminal = {
      out: lines(out),
      note: lines(notes),
      draw: () => undefined,
      clear: () => undefined,
      paint: (_: unknown, plain: string) => plain,
      isInteractive: false,
      columns,
    };
    const env = {
      ENTREPOT_URL: this.url,
      ENTREPOT_TOKEN: tokenOf(kind),
      // Hides the developer's own settings from the command.
      XDG_CONFIG_HOME: NOWHERE,
      ENTREPOT_STACK_DIR: NOWHERE,
    };
    const context: Context = { terminal, env, stdin: Readable.from([stdin]), signal };
    const before = process.exitCode;
    process.exitCode = 0;
    let code: number;
    try {
      await program(context).parseAsync([...words], { from: 'user' });
      code = Number(process.exitCode);
    } catch (error) {
      printError(terminal, error, context.origin);
      code = exitCodeOf(error);
    }
    process.exitCode = before;
    return { out, notes, code };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    const sent = await text(request);
    const received = {
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: sent === '' ? undefined : (JSON.parse(sent) as unknown),
      key: request.headers['idempotency-key'] as string | undefined,
    };
    this.requests.push(received);
    const scripted = this.answers[`${received.method} ${pathname}`] ?? {
      status: 404,
      code: 'none',
    };
    const answer = typeof scripted === 'function' ? scripted(received) : scripted;
    const { status } = answer as { status?: unknown };
    response.statusCode = typeof status === 'number' ? status : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }
}

/** A token whose claims can be read; the fake checks none. */
function tokenOf(kind: string): string {
  const merchantId = kind === 'merchant' ? 'ACME' : undefined;
  const sub = kind === 'merchant' ? 'ACME' : 'OPS';
  const claims = Buffer.from(JSON.stringify({ sub, kind, merchantId, exp: 9_999_999_999 }));
  return `e30.${claims.toString('base64url')}.x`;
}
