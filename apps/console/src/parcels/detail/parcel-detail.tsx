import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { AsOf } from '../../live/as-of.js';
import { useFeed } from '../../live/feed.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import { PARCELS } from '../source.js';
import { canShip, parcelStatusText, parcelTone, type Parcel } from '../parcel-row.js';
import { parcelSubject } from '../parcel-subject.js';
import { ReportDialog } from '../report/report-dialog.js';
import { reportOperation } from '../report/report.js';
import { readParcel } from '../requests.js';
import { ParcelFacts } from './parcel-facts.js';
import { ParcelItems } from './parcel-items.js';
import { ParcelTimeline } from './parcel-timeline.js';

const { detail: texts } = messages;

interface Props {
  /** A button that adds a parcel to a shipment; shipments build on parcels. */
  Ship: ComponentType<{ parcel: Parcel }>;
}

/** One parcel: its location, its history, its contents, and its documents. */
export function ParcelDetail({ Ship }: Props) {
  const { parcelId } = useParams({ from: '/shell/parcels/$parcelId' });
  const session = useSession();
  useFeed(PARCELS.feed, session);
  const reader = readerOf(session);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['parcel', parcelId],
    queryFn: ({ signal }) => readParcel(reader, parcelId, signal),
  });
  return (
    <section className="page">
      <Link to="/parcels" className="back">
        ← {texts.back}
      </Link>
      <header className="page-head">
        <h1 className="id">{parcelId}</h1>
        {data && <Badge tone={parcelTone(data.status)}>{parcelStatusText(data)}</Badge>}
        <AsOf readAt={dataUpdatedAt} feed={PARCELS.feed.name} />
        <Raw subject={data && parcelSubject(reader, parcelId, data)} />
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data ? <Content parcel={data} Ship={Ship} /> : !error && <output>{messages.loading}</output>}
    </section>
  );
}

function Content({ parcel, Ship }: Props & { parcel: Parcel }) {
  return (
    <>
      <Actions parcel={parcel} Ship={Ship} />
      <div className="columns">
        <div className="column-main">
          <ParcelTimeline parcel={parcel} />
          <ParcelItems items={parcel.items} />
        </div>
        <div className="column-side">
          <ParcelFacts parcel={parcel} />
        </div>
      </div>
    </>
  );
}

function Actions({ parcel, Ship }: Props & { parcel: Parcel }) {
  const session = useSession();
  const [act, setAct] = useState<'report' | 'ship'>();
  const [done, setDone] = useState('');
  const close = (): void => setAct(undefined);
  const end = (text: string): void => {
    setDone(text);
    close();
  };
  const mayReport = mayCall(session, reportOperation(readerOf(session)));
  const mayShip = mayCall(session, 'createShipment') && canShip(parcel);
  if (!mayReport && !mayShip) return undefined;
  return (
    <div className="actions">
      {mayReport && <Button onClick={() => setAct('report')}>{messages.report.open}</Button>}
      {mayShip && <Ship parcel={parcel} />}
      <output className="actions-done">{done}</output>
      {act === 'report' && <ReportDialog parcelId={parcel.parcelId} onClose={close} onDone={end} />}
    </div>
  );
}
