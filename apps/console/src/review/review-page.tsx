import { Link, useSearch, useNavigate } from '@tanstack/react-router';
import { useState, useEffect } from 'react';
import { Button } from '../design/button.js';
import { Leaving } from '../design/drafts/leaving.js';
import { Restored } from '../design/drafts/restored.js';
import { useDraft } from '../design/drafts/use-draft.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { Select } from '../design/select.js';
import { Filters } from '../filters/filters.js';
import { MerchantFilter } from '../filters/merchant-filter.js';
import { useFilters } from '../filters/use-filters.js';
import { useKeys } from '../keys/use-keys.js';
import { fill, LOCALE } from '../language/texts.js';
import { useList } from '../lists/use-list.js';
import { AsOf } from '../live/as-of.js';
import { keyOf, placeOf } from '../skus/sku-row.js';
import { SKUS } from '../skus/source.js';
import { statusText } from '../skus/status.js';
import type { AllEdits, EditedTexts } from './edited-texts.js';
import { messages as texts } from './messages.js';
import { neighbors } from './neighbors.js';
import { ReviewedSku } from './reviewed-sku.js';
import { REVIEWED, reviewSearch, type ReviewSearch } from './search.js';

const NOTHING_EDITED: EditedTexts = {};

const NO_EDITS: AllEdits = {};

type Queue = ReturnType<typeof useQueue>;

/** The SKUs that wait for an operator, one after the other, the oldest first. */
export function ReviewPage() {
  const search = useSearch({ from: '/shell/review', select: reviewSearch });
  const queue = useQueue(search);
  const { list, current, next, previous, show } = queue;
  const [done, setDone] = useState('');
  // Edits of a SKU are preserved while other SKUs are shown.
  const draft = useDraft('texts', NO_EDITS, 'page');
  const key = current && keyOf(current);
  useKeys({
    n: () => next !== undefined && show(next),
    p: () => previous !== undefined && show(previous),
  });
  return (
    <section className="page">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <AsOf readAt={list.dataUpdatedAt} feed={SKUS.feed.name} />
      </header>
      <FilterBar search={search} />
      {list.error && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      <Restored draft={draft} />
      <output className="done">{done}</output>
      <Places queue={queue} />
      {current && key !== undefined && (
        <ReviewedSku
          key={key}
          place={current}
          edited={draft.value[key] ?? NOTHING_EDITED}
          onEdit={(edited) => draft.set((old) => ({ ...old, [key]: edited }))}
          onDecided={(text) => {
            setDone(text);
            show(next);
          }}
        />
      )}
      <Leaving guard={draft.guard} onDiscard={() => draft.clear()} />
      {!current && list.isPending && <output>{texts.loading}</output>}
      {!current && list.data && <EmptyState title={texts.empty}>{texts.emptyHow}</EmptyState>}
    </section>
  );
}

function FilterBar({ search }: { search: ReviewSearch }) {
  const { change, onClear } = useFilters(search, 'sku');
  return (
    <Filters
      onClear={onClear}
      first={
        <Select
          label={texts.filters.status}
          choices={REVIEWED.map((value) => ({ value, label: statusText(value) }))}
          value={search.status ?? REVIEWED[0]}
          onChange={(status) => change({ status, sku: undefined })}
        />
      }
    >
      <MerchantFilter
        value={search.merchant}
        onChange={(merchant) => change({ merchant, sku: undefined })}
      />
    </Filters>
  );
}

function Places({ queue: { list, keys, current, index, previous, next, show } }: { queue: Queue }) {
  if (!current) return undefined;
  const count = keys.length.toLocaleString(LOCALE);
  const place = list.hasNextPage ? texts.placeOfMore : texts.place;
  return (
    <nav className="row" aria-label={texts.title}>
      <Button
        disabled={previous === undefined}
        aria-keyshortcuts="p"
        onClick={() => show(previous)}
      >
        {texts.previous}
      </Button>
      <Button disabled={next === undefined} aria-keyshortcuts="n" onClick={() => show(next)}>
        {texts.next}
      </Button>
      {index >= 0 && <span className="quiet">{fill(place, { number: index + 1, count })}</span>}
      <Link to="/skus/$merchantId/$skuId" params={current}>
        {texts.whole}
      </Link>
    </nav>
  );
}

/** The waiting SKUs, the shown SKU, and functions to open the others. */
function useQueue(search: ReviewSearch) {
  const { status = 'LOCALIZATION_SKIPPED', merchant } = search;
  const list = useList(SKUS, { status, order: 'asc', ...(merchant !== undefined && { merchant }) });
  const keys = list.data?.pages.flatMap(({ rows }) => rows.map(keyOf)) ?? [];
  const { current, index, previous, next } = neighbors(keys, search.sku);
  const navigate = useNavigate({ from: '/review' });
  const show = (sku: string | undefined): void => {
    void navigate({ search: (old) => ({ ...old, sku }) });
  };
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isAtEnd = next === undefined && hasNextPage && !isFetching;
  useEffect(() => {
    // The last loaded SKU has a successor on the next page.
    if (isAtEnd) void fetchNextPage();
  }, [isAtEnd, fetchNextPage]);
  return { list, keys, current: placeOf(current), index, previous, next, show };
}
