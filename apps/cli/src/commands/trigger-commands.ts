import type { Command } from 'commander';
import { STORIES } from '../trigger/stories.js';
import type { Context, GlobalOptions } from '../terminal/context.js';

/** `entrepot trigger …`. */
export function addTriggerCommands(program: Command, context: Context): void {
  const trigger = program
    .command('trigger')
    .description('play an example order on the sandbox, and print its statuses and events');
  for (const story of STORIES) {
    trigger
      .command(story.name)
      .description(story.description)
      .action(async (_: object, command: Command) => {
        const { playStory } = await import('../trigger/play-story.js');
        await playStory(story, command.optsWithGlobals<GlobalOptions>(), context);
      });
  }
}
