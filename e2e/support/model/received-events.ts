import type { EventProbe, SeenEvent } from '#testing';
import type { Json } from '../merchant.js';

/** The events that a downstream consumer received, each once, by order or shipment. */
export class ReceivedEvents {
  private readonly about = new Map<string, Json[]>();
  private readonly ids = new Set<string>();
  private read = 0;

  constructor(private readonly probe: EventProbe) {}

  /** Events in the order of reading, of one type or of several types in one stream. */
  of(id: string, ...types: string[]): Json[] {
    this.catchUp();
    return (this.about.get(id) ?? []).filter(({ type }) => types.includes(type));
  }

  private catchUp(): void {
    const all = this.probe.everything();
    for (; this.read < all.length; this.read += 1) this.note(all[this.read] as SeenEvent);
  }

  private note({ type, event }: SeenEvent): void {
    if (this.ids.has(event.eventId)) return;
    this.ids.add(event.eventId);
    const { orderId, shipmentId } = event as Json;
    const id = orderId ?? shipmentId;
    if (id === undefined) return;
    const events = this.about.get(id) ?? [];
    this.about.set(id, events);
    events.push({ ...event, type });
  }
}
