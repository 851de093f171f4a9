import { timeOf, type TailedEvent } from './tailed-event.js';

/** Collects the events so far until all are read, because streams and partitions are read one after the other. */
export class History {
  private events: TailedEvent[] | undefined = [];

  /** @returns whether the event was collected; later events are printed as they come */
  keep(event: TailedEvent): boolean {
    this.events?.push(event);
    return this.events !== undefined;
  }

  /** @returns the events in order of time; events of the same time in the order of reading */
  end(): TailedEvent[] {
    const events = this.events ?? [];
    this.events = undefined;
    return events.toSorted((event, other) => timeOf(event) - timeOf(other));
  }
}
