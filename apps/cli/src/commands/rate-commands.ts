import { Argument, type Command } from 'commander';
import type { LoadRateOptions } from '../operations/rates.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { readDate, readPositive } from './values.js';

/** `entrepot rates …`. */
export function addRateCommands(program: Command, context: Context): void {
  const rates = program.command('rates').description('for operators: list and load exchange rates');
  rates
    .command('list')
    .description('list exchange rates, those of the future included')
    .action(async (_: object, command: Command) => {
      const { listRates } = await import('../operations/rates.js');
      await listRates(command.optsWithGlobals<GlobalOptions>(), context);
    });
  rates
    .command('load')
    .description('load an exchange rate of the US dollar')
    .argument('<currency>', 'ISO 4217, as BRL', (value: string) => value.toUpperCase())
    .addArgument(new Argument('<rate>', 'units of it for one US dollar').argParser(readPositive))
    .requiredOption('--source <text>', 'where the rate is from')
    .option('--valid-from <date>', 'now when left out', readDate)
    .action(async (quote: 'BRL', rate: number, _: object, command: Command) => {
      const { loadRate } = await import('../operations/rates.js');
      await loadRate(quote, rate, command.optsWithGlobals<LoadRateOptions>(), context);
    });
}
