import { timeOf, type TailedEvent } from './tailed-event.js';

/** The events so far, until all are there: streams and partitions are read one after the other. */
export class History {
  private events: TailedEvent[] | undefined = [];

  /** @returns whether it keeps the event; later ones are printed as they come */
  keep(event: TailedEvent): boolean {
    this.events?.push(event);
    return this.events !== undefined;
  }

  /** @returns the events in order of time; those of the same time as they were read */
  end(): TailedEvent[] {
    const events = this.events ?? [];
    this.events = undefined;
    return events.toSorted((one, other) => timeOf(one) - timeOf(other));
  }
}
