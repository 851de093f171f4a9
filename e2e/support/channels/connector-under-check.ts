import { Entrepot, type Schemas } from '#client';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { SoldOrder } from '../../../apps/cli/src/channel-check/bench.js';
import {
  ImperfectConnector,
  type AnswerRow,
  type ChannelApi,
  type Planted,
  type PlacedOrder,
} from '../../../apps/cli/src/channel-check/spec/imperfect-connector.js';
import { orderBody } from '../../../tools/requests/order-body.js';

const TURN_MS = 250;
const CURRENCY = 'MXN';

/** Sends its input to an address and prints the answer; a bare machine has no curl. */
const ASK = `fetch(process.argv[1], { method: "POST", body: process.stdin, duplex: "half" })
  .then(async (answer) => (answer.ok ? process.stdout.write(await answer.text()) : process.exit(1)))`;

/** A connector and its shop, which run until they are stopped, and the programs that show the shop to a check. */
export class ConnectorUnderCheck {
  private readonly connector: ImperfectConnector;
  private readonly server: Server;
  private readonly stopping = new AbortController();
  private readonly turns: Promise<void>;

  private constructor(api: ChannelOverHttp, merchantId: string, planted: readonly Planted[]) {
    this.connector = new ImperfectConnector(api, planted, (id) => id === merchantId);
    this.server = createServer((request, response) => void this.answer(request, response));
    this.turns = this.run();
  }

  static async start(
    client: Entrepot,
    salesChannel: string,
    { merchantId, planted = [] }: { merchantId: string; planted?: readonly Planted[] },
  ): Promise<ConnectorUnderCheck> {
    const api = new ChannelOverHttp(client, salesChannel);
    const started = new ConnectorUnderCheck(api, merchantId, planted);
    started.server.listen(0, '127.0.0.1');
    await once(started.server, 'listening');
    return started;
  }

  /** The value of `--shop-command` and `--order-command`: the verb is the path. */
  get program(): string {
    const { port } = this.server.address() as AddressInfo;
    return `ask() { "${process.execPath}" -e '${ASK}' "http://127.0.0.1:${port}/$1"; }; ask`;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.server.close().closeAllConnections();
    await this.turns;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.connector.turn();
      await delay(TURN_MS);
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // eslint-disable-next-line typescript/no-explicit-any -- each verb has its own input
    const input = (await json(request)) as any;
    const { connector } = this;
    const verbs: Record<string, () => Promise<unknown>> = {
      '/sku': async () => (await connector.sku(input)) ?? null,
      '/place': async () => ({ orderId: await connector.place(input) }),
      '/cancel': async () => ((await connector.cancel(input.orderId)) ? {} : undefined),
      '/return': async () => ((await connector.return(input.orderId)) ? {} : undefined),
      '/show': () => connector.order(input.orderId),
    };
    try {
      response.end(JSON.stringify(await verbs[request.url ?? '']?.()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }
}

class ChannelOverHttp implements ChannelApi {
  constructor(
    private readonly client: Entrepot,
    private readonly salesChannel: string,
  ) {}

  listings(after: string | undefined) {
    const query = { pageSize: 200, ...(after !== undefined && { after }) };
    return this.client.call('listListings', { query });
  }

  async answer(rows: AnswerRow[]): Promise<void> {
    await this.client.channel.listings.answer(rows);
  }

  async place(placed: PlacedOrder): Promise<void> {
    const { merchantId, salesChannelOrderId, salesChannelSkuId, quantity, salePrice } = placed;
    const price = {
      localizedCurrency: CURRENCY,
      localizedSalePriceWithTaxes: salePrice,
      localizedListPriceWithTaxes: salePrice,
    };
    const sold = [salesChannelSkuId];
    const body = orderBody(salesChannelOrderId, this.salesChannel, sold, price, quantity);
    await this.client.channel.orders.place({
      ...(body as Schemas['PlaceChannelOrderRequest']),
      merchantId,
    });
  }

  async approve(id: string): Promise<void> {
    await this.client.channel.orders.approve(id, { approvalDate: new Date().toISOString() });
  }

  async cancel(id: string): Promise<void> {
    const cancelReason = 'The buyer asked for it.';
    const cancelDate = new Date().toISOString();
    await this.client.channel.orders.cancel(id, {
      cancelDate,
      cancelReason,
      reasonCode: 'buyer-request',
    });
  }

  async requestReturn({ salesChannelOrderId, items }: SoldOrder): Promise<void> {
    const lines = items.map(({ id, quantity }) => ({ itemId: id, quantity }));
    await this.client.channel.orders.requestReturn(salesChannelOrderId, { items: lines });
  }

  orders(after: string | undefined) {
    const query = { pageSize: 200, ...(after !== undefined && { after }) };
    return this.client.call('listChannelOrders', { query });
  }
}
