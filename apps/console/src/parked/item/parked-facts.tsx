import { Link } from '@tanstack/react-router';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { counted, fill } from '../../language/texts.js';
import { faultTexts } from '../contract-faults.js';
import { messages } from '../messages.js';
import { Reason } from '../parked-columns.js';
import { aboutOf, openOf, valueOf, type ParkedItem } from '../parked-item.js';

const { item: texts } = messages;

interface Props {
  service: string;
  item: ParkedItem;
  waiting: readonly ParkedItem[];
}

/** The place and reason of parking, the order and the SKU of the message, and its neighbors with the same key. */
export function ParkedFacts({ service, item, waiting }: Props) {
  const { stream, partition, offset, behind } = item;
  const { orderId, sku } = aboutOf(valueOf(item));
  return (
    <Facts>
      <Fact label={texts.fault}>
        <Reason reason={item.reason} />
        {faultTexts(item.detail, valueOf(item)).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Fact>
      <Fact label={texts.key}>
        <span className="id">{item.key ?? messages.noKey}</span>
      </Fact>
      {orderId !== undefined && (
        <Fact label={texts.about}>
          <Link to="/orders/$orderId" params={{ orderId }} className="id">
            {orderId}
          </Link>
        </Fact>
      )}
      {sku && (
        <Fact label={texts.aboutSku}>
          <Link to="/skus/$merchantId/$skuId" params={sku} className="id">
            {sku.skuId}
          </Link>
        </Fact>
      )}
      <Fact label={texts.type}>{item.type}</Fact>
      <Fact label={texts.eventId}>
        <span className="id">{item.eventId}</span>
      </Fact>
      <Fact label={texts.service}>{service}</Fact>
      {item.group !== undefined && <Fact label={texts.group}>{item.group}</Fact>}
      {partition !== undefined && offset !== undefined ? (
        <Fact label={texts.place}>{fill(texts.placeText, { stream, partition, offset })}</Fact>
      ) : (
        <Fact label={texts.stream}>{stream}</Fact>
      )}
      <MomentFact label={texts.parkedAt} at={item.parkedAt} />
      {behind !== undefined && (
        <Fact label={texts.behind}>
          <ItemLink service={service} id={behind} />
        </Fact>
      )}
      {waiting.length > 0 && (
        <Fact label={texts.waiting}>
          {counted(texts.waitingText, waiting.length)}
          <span className="row">
            {waiting.map(({ id }) => (
              <ItemLink key={id} service={service} id={id} />
            ))}
          </span>
        </Fact>
      )}
    </Facts>
  );
}

function ItemLink({ service, id }: { service: string; id: string }) {
  const open = openOf({ service, id });
  return (
    <Link from="/messages" search={(old) => ({ ...old, open })} resetScroll={false} className="id">
      {id}
    </Link>
  );
}
