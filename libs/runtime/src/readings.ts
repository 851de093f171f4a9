import { Injectable, Logger } from '@nestjs/common';

export type Reading = () => void | Promise<void>;

/** The time limit of a reading, because the metrics request waits for it; a slower one keeps its last value. */
const READING_LIMIT_MS = 2_000;

/** Gauges that are read only when the metrics are requested, for example the length of a queue in the store. */
@Injectable()
export class Readings {
  private readonly logger = new Logger(Readings.name);
  private readonly readings = new Map<string, Reading>();

  /** @param name for the log, when the reading fails */
  add(name: string, reading: Reading): void {
    this.readings.set(name, reading);
  }

  /** Takes all readings; a failed reading does not affect others. */
  async take(): Promise<void> {
    await Promise.all([...this.readings].map(([name, reading]) => this.takeOne(name, reading)));
  }

  private async takeOne(name: string, reading: Reading): Promise<void> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error(`no answer within ${READING_LIMIT_MS} ms`)),
      READING_LIMIT_MS,
    );
    try {
      await Promise.race([reading(), late]);
    } catch (error) {
      this.logger.warn(`${name} cannot be read: ${(error as Error).message}`);
    } finally {
      clearTimeout(timer);
    }
  }
}
