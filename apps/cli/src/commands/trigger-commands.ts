import type { Command } from 'commander';
import { SCENARIOS } from '../trigger/scenarios.js';
import type { Context, GlobalOptions } from '../terminal/context.js';

/** `entrepot trigger …`. */
export function addTriggerCommands(program: Command, context: Context): void {
  const trigger = program
    .command('trigger')
    .description('play an example order on the sandbox, and print its statuses and events');
  for (const scenario of SCENARIOS) {
    trigger
      .command(scenario.name)
      .description(scenario.description)
      .action(async (_: object, command: Command) => {
        const { playScenario } = await import('../trigger/play-scenario.js');
        await playScenario(scenario, command.optsWithGlobals<GlobalOptions>(), context);
      });
  }
}
