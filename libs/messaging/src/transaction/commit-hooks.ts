import { Logger } from '@nestjs/common';

/** Something to do once a transaction is committed; must be short, for who wrote waits for it. */
export type CommitHook = () => void | Promise<void>;

const logger = new Logger('committed');

/** What is to be done once a transaction is committed, and never when it is rolled back. */
export class CommitHooks {
  private readonly hooks: CommitHook[] = [];

  add(hook: CommitHook): void {
    this.hooks.push(hook);
  }

  /** Does each once, in order. The commit cannot be taken back, so a failure is logged and stops nothing. */
  async run(): Promise<void> {
    for (const hook of this.hooks.splice(0)) {
      try {
        await hook();
      } catch (error) {
        logger.error(`after a commit: ${(error as Error).stack ?? String(error)}`);
      }
    }
  }
}
