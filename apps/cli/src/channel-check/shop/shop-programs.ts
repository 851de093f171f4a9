import type { Shop, ShopOrder, ShopSku, SkuNames } from '../bench.js';
import { failed, runProgram } from './run-program.js';

export interface ShopCommands {
  shopCommand?: string;
  orderCommand?: string;
}

/** The shop through the programs of `--shop-command` and `--order-command`. */
export class ShopPrograms implements Shop {
  readonly canShow: boolean;
  readonly canOrder: boolean;

  constructor(
    private readonly commands: ShopCommands,
    private readonly signal: AbortSignal,
  ) {
    this.canShow = commands.shopCommand !== undefined;
    this.canOrder = commands.orderCommand !== undefined;
  }

  async sku(names: SkuNames): Promise<ShopSku | undefined> {
    const { shopCommand = '' } = this.commands;
    const shown = await runProgram(shopCommand, 'sku', names, this.signal);
    if (shown === undefined || shown === null) return undefined;
    const { visible, title, price, stock } = members(shown, `${shopCommand} sku`);
    return {
      ...(typeof visible === 'boolean' && { visible }),
      ...(typeof title === 'string' && { title }),
      ...(isNumber(price) && { price: Number(price) }),
      ...(isNumber(stock) && { stock: Number(stock) }),
    };
  }

  async place(names: SkuNames & { quantity: number }): Promise<string> {
    const { orderId } = members(await this.ask('place', names), 'place');
    if (typeof orderId === 'string' && orderId !== '') return orderId;
    throw failed('The order command printed no orderId for place.');
  }

  async cancel(orderId: string): Promise<boolean> {
    return (await this.ask('cancel', { orderId })) !== undefined;
  }

  async return(orderId: string): Promise<boolean> {
    return (await this.ask('return', { orderId })) !== undefined;
  }

  async order(orderId: string): Promise<ShopOrder | undefined> {
    const shown = await this.ask('show', { orderId });
    if (shown === undefined) return undefined;
    const { status, trackingNumber } = members(shown, 'show');
    return {
      ...(typeof status === 'string' && { status }),
      ...(typeof trackingNumber === 'string' && { trackingNumber }),
    };
  }

  private ask(verb: string, input: object): Promise<unknown> {
    return runProgram(this.commands.orderCommand ?? '', verb, input, this.signal);
  }
}

/** Programs in a shell often print numbers as texts. */
function isNumber(value: unknown): value is number | string {
  if (typeof value === 'string') return value.trim() !== '' && Number.isFinite(Number(value));
  return typeof value === 'number';
}

function members(value: unknown, call: string): Record<string, unknown> {
  if (value instanceof Object && !Array.isArray(value)) return value as Record<string, unknown>;
  throw failed(`${call} printed ${JSON.stringify(value)}, but a JSON object is expected.`);
}
