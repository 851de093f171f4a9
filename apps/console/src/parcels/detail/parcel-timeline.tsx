import { Timeline } from '../../design/timeline.js';
import { durationText } from '../../format/moment.js';
import { fill, nameIn } from '../../language/texts.js';
import { trackingText } from '../../orders/status.js';
import { messages } from '../messages.js';
import { eventTone, type Parcel } from '../parcel-row.js';

const { timeline: texts } = messages;

/** A longer delay between an event and its report is marked. */
const LATE_MS = 3_600_000;

/** The events of a parcel, the oldest first. */
export function ParcelTimeline({ parcel }: { parcel: Parcel }) {
  const entries = parcel.events
    .toSorted((event, other) => Date.parse(event.eventDate) - Date.parse(other.eventDate))
    .map((event) => {
      const { coreStatus, eventDate, receivedDate, description } = event;
      const late = Date.parse(receivedDate) - Date.parse(eventDate);
      return {
        id: `${coreStatus.code} ${eventDate} ${receivedDate}`,
        title: trackingText(coreStatus.code),
        tone: eventTone(event),
        happened: eventDate,
        received: receivedDate,
        late: late > LATE_MS ? fill(texts.late, { duration: durationText(late) }) : undefined,
        content: (
          <div className="timeline-content">
            <p>{description}</p>
            <p className="quiet">
              {fill(texts.buyer, { step: nameIn(texts.buyerSteps, coreStatus.buyerStep) })}
            </p>
          </div>
        ),
      };
    });
  return (
    <section className="card" aria-labelledby="tracking">
      <h2 id="tracking">{texts.title}</h2>
      <Timeline entries={entries} labels={{ happened: texts.happened, received: texts.received }} />
    </section>
  );
}
