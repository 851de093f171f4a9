import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { CheckField, TextField } from '../../design/field.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import type { Page } from '../../live/changes.js';
import type { Parcel } from '../../parcels/parcel-row.js';
import { LIST } from '../../parcels/requests.js';
import { messages } from '../messages.js';
import { PARCELS_MAX, type Chosen, type Found } from './chosen-parcels.js';

const { waiting: texts } = messages.create;

interface Props {
  chosen: Chosen;
  onToggle: (candidate: Found) => void;
  onAll: (all: readonly Found[]) => void;
}

/** All parcels that wait for a shipment, page by page, with a search. */
export function WaitingParcels({ chosen, onToggle, onAll }: Props) {
  const [text, setText] = useState('');
  const list = useInfiniteQuery({
    queryKey: ['parcels-to-ship', text],
    queryFn: ({ pageParam, signal }) => readWaiting(text, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
  const all = useMutation({
    mutationFn: (merchantId: string) => readAllOf(merchantId, text, chosen),
    onSuccess: onAll,
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const merchants = new Set(rows.map(({ merchantId }) => merchantId));
  const error = list.error ?? all.error;
  return (
    <fieldset className="waiting">
      <legend className="field-label">{texts.title}</legend>
      <Search onSettled={setText} />
      {error && <Problem error={error} />}
      {list.isPending && <output className="quiet">{texts.loading}</output>}
      {list.data && rows.length === 0 && (
        <p className="quiet">{text === '' ? texts.none : texts.noMatch}</p>
      )}
      <div className="row">
        {[...merchants]
          .filter((id) => chosen.merchantId === undefined || id === chosen.merchantId)
          .map((merchant) => (
            <Button key={merchant} disabled={all.isPending} onClick={() => all.mutate(merchant)}>
              {fill(texts.all, { merchant })}
            </Button>
          ))}
      </div>
      <div className="picked">
        {rows.map((parcel) => (
          <CheckField
            key={parcel.parcelId}
            label={parcel.parcelId}
            hint={fill(texts.route, {
              merchant: parcel.merchantId,
              country: parcel.recipientCountry,
            })}
            checked={chosen.parcelIds.includes(parcel.parcelId)}
            onChange={() => onToggle({ text: parcel.parcelId, parcel })}
          />
        ))}
        {list.hasNextPage && (
          <Button look="quiet" onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Enter searches instead of submitting the surrounding form. */
function Search({ onSettled }: { onSettled: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={texts.search}
      hint={texts.searchHint}
      type="search"
      value={typed}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onSettled(typed.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onSettled(typed.trim());
      }}
    />
  );
}

/** Merchants and partners create shipments, and both read as merchants. */
function readWaiting(text: string, token: string, signal: AbortSignal): Promise<Page<Parcel>> {
  const search = text === '' ? {} : { text };
  const place = token === '' ? {} : { nextPageToken: token };
  const query = { withoutShipment: true, order: 'desc', pageSize: 200 } as const;
  return LIST.read('merchant', { ...query, ...search, ...place }, signal);
}

/** Reads pages until there is one parcel more than fits into a shipment, so that a full shipment is reported. */
async function readAllOf(merchantId: string, text: string, chosen: Chosen): Promise<Found[]> {
  const candidates: Found[] = [];
  const room = PARCELS_MAX - chosen.parcelIds.length;
  const { signal } = new AbortController();
  let token: string | undefined = '';
  while (token !== undefined && candidates.length <= room) {
    const page: Page<Parcel> = await readWaiting(text, token, signal);
    for (const parcel of page.rows) {
      const isNew = parcel.merchantId === merchantId && !chosen.parcelIds.includes(parcel.parcelId);
      if (isNew) candidates.push({ text: parcel.parcelId, parcel });
    }
    token = page.nextPageToken;
  }
  return candidates.slice(0, room + 1);
}
