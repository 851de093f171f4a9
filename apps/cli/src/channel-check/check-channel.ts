import { readFileSync } from 'node:fs';
import type { Context } from '../terminal/context.js';
import { EXIT, CliError } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import { hanging } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { openClients, type ClientOptions } from './entrepot/open-clients.js';
import { SandboxBench } from './entrepot/sandbox-bench.js';
import { printStep, printSum } from './print-step.js';
import { checkedProduct, deniedProduct, type SkuMembers } from './product.js';
import { realClock, runCheck } from './run-check.js';
import { ShopPrograms, type ShopCommands } from './shop/shop-programs.js';
import type { Check } from './steps/step.js';

export interface CheckChannelOptions extends ClientOptions, ShopCommands {
  /** A file. */
  sku?: string;
  /** A file. */
  deniedSku?: string;
  keep?: boolean;
}

/**
 * Checks a connector that runs elsewhere against a sandbox, and prints which reactions are right, late or wrong. Ends
 * with exit code 1 if one is late or wrong.
 * @throws CliError when Entrepot, a login or a program of the shop fails
 */
export async function checkChannel(
  salesChannel: string,
  options: CheckChannelOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_STREAM);
  const { terminal, signal } = context;
  const members = options.sku === undefined ? {} : readMembers(options.sku);
  const refused = options.deniedSku === undefined ? undefined : readMembers(options.deniedSku);
  const { clients, close } = await openClients(salesChannel, options, context);
  const bench = new SandboxBench(clients);
  const run = Date.now().toString(36);
  const check: Check = {
    salesChannel,
    bench,
    shop: new ShopPrograms(options, signal),
    clock: realClock(signal),
    withinMs: options.within * 1_000,
    product: checkedProduct(run, members),
    denied: deniedProduct(run, members, refused),
    mustDeny: refused !== undefined,
    sales: new Set(),
    changedAt: 0,
    ids: new Map(),
  };
  const { productId } = check.product;
  const about = `Checking the connector of ${salesChannel} with product ${productId} of ${clients.merchantId}; each reaction has ${options.within} s.`;
  for (const line of hanging(about, 0, terminal.columns)) terminal.note(line);
  try {
    const results = await runCheck(check, {
      begin: (step) => terminal.draw(`… ${step}`),
      show(result) {
        terminal.draw('');
        printStep(result, format, terminal);
      },
    });
    printSum(results, format, terminal);
    const isWrong = results.some(({ outcome }) => outcome === 'late' || outcome === 'wrong');
    if (isWrong) process.exitCode = EXIT.inPart;
  } finally {
    terminal.draw('');
    // In parallel, because little time is left after Ctrl-C.
    const [removed, closed] = await Promise.allSettled([
      options.keep ? undefined : bench.removeProducts(),
      close(),
    ]);
    noteFailure('The products of the check were not deleted', removed, terminal);
    noteFailure('The channel token of the check was not revoked', closed, terminal);
  }
}

/** A failure of the cleanup must not hide the error that ended the check. */
function noteFailure(
  what: string,
  outcome: PromiseSettledResult<unknown>,
  { note }: Pick<Terminal, 'note'>,
): void {
  if (outcome.status === 'rejected') {
    note(oneLine(`${what}: ${(outcome.reason as Error).message}`));
  }
}

/**
 * Members of a SKU from a JSON file.
 * @throws CliError when it has no JSON object
 */
function readMembers(file: string): SkuMembers {
  let members: unknown;
  try {
    members = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw unreadable(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (members instanceof Object && !Array.isArray(members)) return members as SkuMembers;
  throw unreadable(`${file} is no JSON object.`);
}

function unreadable(message: string): CliError {
  return new CliError(message, 'give members of a SKU: {"images": ["https://…"]}', EXIT.usage);
}
