import { useQuery } from '@tanstack/react-query';
import { isProblem } from '../../api/problem.js';
import { Drawer } from '../../design/dialog.js';
import { EmptyState } from '../../design/empty-state.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import { ParkedActs } from './parked-acts.js';
import { ParkedFacts } from './parked-facts.js';
import { openOf, type ParkedItem } from '../parked-item.js';
import { itemSubject } from '../parked-subject.js';
import { ParkedPayload } from './parked-payload.js';
import { SOURCES } from '../requests.js';

const { item: texts } = messages;

interface Props {
  tab: keyof typeof SOURCES;
  place: { service: string; id: string };
  onClose: () => void;
  /** Called with the result of an act, and the message or event to open next. */
  onDone: (text: string, next?: ParkedItem) => void;
}

/** One parked message or event: the fault, the messages that wait behind it, and the possible acts. */
export function ParkedDrawer({ tab, place, onClose, onDone }: Props) {
  const { service, id } = place;
  const source = SOURCES[tab];
  const { data, error, refetch } = useQuery({
    queryKey: ['parked-item', source.replayOperation, service, id],
    queryFn: ({ signal }) => source.read(service, id, signal),
  });
  const waiting = useQuery({
    queryKey: ['parked-item', source.replayOperation, service, id, 'waiting'],
    queryFn: ({ signal }) => (data ? source.readWaiting(service, data, signal) : []),
    enabled: data !== undefined,
  });
  return (
    <Drawer title={fill(texts.title, { service, id })} onClose={onClose}>
      {error && isProblem(error, 404) && <EmptyState title={texts.gone} />}
      {error && !isProblem(error, 404) && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output>{messages.loading}</output>}
      {data && (
        <div className="form">
          <ParkedActs
            source={source}
            service={service}
            item={data}
            waiting={waiting.data}
            onDone={onDone}
          >
            <Raw inDrawer subject={itemSubject(tab, openOf(place), data)} />
          </ParkedActs>
          <ParkedFacts service={service} item={data} waiting={waiting.data ?? []} />
          <ParkedPayload item={data} />
        </div>
      )}
    </Drawer>
  );
}
