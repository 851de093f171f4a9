import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A target of the proxy. */
export interface ProxyTarget {
  host: string;
  port: number;
}

/** A TCP proxy to Postgres, Kafka or a service, whose connections a test can cut, block, slow down and restore. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private delayMs = 0;
  private look: (request: Buffer) => Buffer = (request) => request;
  private blocked: { until: Promise<void>; end: () => void; answersOnly: boolean } | undefined;

  private constructor(
    private readonly server: Server,
    private readonly ends: () => readonly ProxyTarget[],
  ) {
    server.on('connection', (client) => void this.join(client));
  }

  /** @param listenOn the proxy's own address */
  static to(host: string, port: number, listenOn?: string): Promise<TcpProxy> {
    return TcpProxy.toOneOf(() => [{ host, port }], listenOn);
  }

  /**
   * Each connection goes to the first target that accepts it, like with a load balancer; `ends` is called for each
   * connection.
   */
  static async toOneOf(
    ends: () => readonly ProxyTarget[],
    listenOn = '127.0.0.1',
  ): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, listenOn, resolve));
    return new TcpProxy(server, ends);
  }

  get address(): ProxyTarget {
    const { address, port } = this.server.address() as AddressInfo;
    return { host: address, port };
  }

  /** Resets every connection and refuses new ones. */
  cut(): void {
    this.isCut = true;
    this.reset();
  }

  /** Resets every connection; new ones are accepted. */
  reset(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Delivers no data and closes no connection, as if packets were lost; `restore` delivers the data sent meanwhile. */
  block(direction: 'both ways' | 'answers' = 'both ways'): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.blocked = { until: promise, end: resolve, answersOnly: direction === 'answers' };
  }

  /** Delays all data. */
  slow(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /**
   * Calls `look` with each chunk of a request before it is forwarded; `look` may cut or block this proxy, and returns
   * the bytes to forward.
   */
  inspect(look: (request: Buffer) => Buffer): void {
    this.look = look;
  }

  restore(): void {
    this.isCut = false;
    this.delayMs = 0;
    this.look = (request) => request;
    this.blocked?.end();
    this.blocked = undefined;
  }

  async stop(): Promise<void> {
    this.cut();
    this.blocked?.end();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async join(client: Socket): Promise<void> {
    client.on('error', () => undefined);
    client.pause();
    if (this.isCut) {
      client.resetAndDestroy();
      return;
    }
    const target = await firstThatAccepts(this.ends());
    if (!target || client.destroyed) {
      target?.destroy();
      client.resetAndDestroy();
      return;
    }
    this.forward(client, target, false);
    client.resume();
    this.forward(target, client, true);
  }

  /**
   * The delay starts when a chunk is sent, so that consecutive chunks are delayed in parallel and not one after the
   * other.
   */
  private forward(from: Socket, to: Socket, isAnswer: boolean): void {
    let queue = Promise.resolve();
    const next = (act: () => void): void => {
      const due = Date.now() + this.delayMs;
      queue = queue.then(() => this.hold(due, isAnswer)).then(act);
    };
    this.sockets.add(from);
    from.on('data', (chunk) =>
      next(() => {
        const bytes = isAnswer ? chunk : this.look(chunk);
        if (!to.destroyed) to.write(bytes);
      }),
    );
    from.on('end', () => next(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      next(() => to.destroy());
    });
  }

  private async hold(due: number, isAnswer: boolean): Promise<void> {
    if (this.blocked && (isAnswer || !this.blocked.answersOnly)) await this.blocked.until;
    const remaining = due - Date.now();
    if (remaining > 0) await delay(remaining);
  }
}

async function firstThatAccepts(ends: readonly ProxyTarget[]): Promise<Socket | undefined> {
  for (const { host, port } of ends) {
    const socket = connect(port, host);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
  }
  return undefined;
}
