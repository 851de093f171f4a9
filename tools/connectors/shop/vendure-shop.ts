import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '#testing';
import { projectRoot } from '../../stack/paths.js';
import { freePort } from '../../stack/ports/ports.js';
import { GraphQl } from './graphql.js';
import type { ShopEnvironment } from './run-shop.js';

const PROGRAM = path.join(projectRoot(), 'dist/tools/connectors/shop/run-shop.js');
const USERNAME = 'superadmin';
const READY = { timeoutMs: 120_000, waitingFor: 'the shop to be ready' };
const CHANNEL = `mutation ($input: UpdateChannelInput!) {
  updateChannel(input: $input) { ... on Channel { id } ... on ErrorResult { errorCode message } }
}`;

/** A separate Vendure server, whose database and assets are in a folder that is removed with the server. */
export class VendureShop {
  readonly username = USERNAME;
  readonly password = randomBytes(16).toString('hex');
  private child: ChildProcess | undefined;
  private log = '';

  private constructor(
    private readonly vendureFolder: string,
    private readonly port: number,
    private readonly folder = mkdtempSync(path.join(tmpdir(), 'entrepot-shop-')),
  ) {}

  /** Starts a shop that sells to Mexico at prices with taxes. @param currency of its prices */
  static async start(vendureFolder: string, currency: string): Promise<VendureShop> {
    const shop = new VendureShop(vendureFolder, await freePort());
    await shop.run('--populate');
    const admin = await shop.admin();
    const { activeChannel } = await admin.ask<{ activeChannel: { id: string } }>(
      '{ activeChannel { id } }',
    );
    const currencies = { defaultCurrencyCode: currency, availableCurrencyCodes: [currency] };
    const input = { id: activeChannel.id, pricesIncludeTax: true, ...currencies };
    await admin.ask(CHANNEL, { input });
    return shop;
  }

  get adminApi(): string {
    return `http://127.0.0.1:${this.port}/admin-api`;
  }

  /** Logs in as the administrator. */
  async admin(): Promise<GraphQl> {
    const admin = new GraphQl(this.adminApi);
    await admin.ask(
      `mutation ($username: String!, $password: String!) {
        login(username: $username, password: $password) {
          ... on CurrentUser { id } ... on ErrorResult { errorCode message }
        }
      }`,
      { username: this.username, password: this.password },
    );
    return admin;
  }

  /** The session of a new buyer. */
  visitor(): GraphQl {
    return new GraphQl(`http://127.0.0.1:${this.port}/shop-api`);
  }

  /** Kills the server like a crash and restarts it. */
  async crash(): Promise<void> {
    await this.end('SIGKILL');
    await this.run();
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true });
  }

  private async run(...words: string[]): Promise<void> {
    const settings: ShopEnvironment = {
      VENDURE_FOLDER: this.vendureFolder,
      SHOP_FOLDER: this.folder,
      SHOP_PORT: String(this.port),
      SHOP_PASSWORD: this.password,
    };
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      VENDURE_DISABLE_TELEMETRY: 'true',
      ...settings,
    };
    const child = spawn(process.execPath, [PROGRAM, ...words], { env });
    this.child = child;
    this.log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (this.log = (this.log + text.toString()).slice(-8_000)));
    }
    await eventually(() => {
      if (child.exitCode !== null) throw new Error(`the shop ended\n${this.log}`);
      expect(this.log).toMatch(/^ready$/m);
    }, READY);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
