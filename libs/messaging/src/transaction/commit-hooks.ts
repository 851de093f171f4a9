import { Logger } from '@nestjs/common';

/** A callback after a commit. It must be short, because the writer waits for it. */
export type CommitHook = () => void | Promise<void>;

const logger = new Logger('committed');

/** Callbacks of a transaction, called after its commit and never after a rollback. */
export class CommitHooks {
  private readonly hooks: CommitHook[] = [];

  add(hook: CommitHook): void {
    this.hooks.push(hook);
  }

  /** Calls each hook once, in order. A failure is logged and stops nothing: the commit is final. */
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
