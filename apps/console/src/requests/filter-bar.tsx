import { choiceFilter, FilterBar, merchantFilter, textFilter } from '../filters/filter-bar.js';
import { messages } from './messages.js';
import type { RequestSearch } from './source.js';

const { filters: texts } = messages;

const STATUSES = [
  { value: '4xx,5xx', label: texts.refused },
  ...Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
];

export function RequestFilters({ search }: { search: RequestSearch }) {
  const status = { label: texts.status, any: texts.anyStatus };
  return (
    <FilterBar
      search={search}
      fields={[
        choiceFilter('status', status, statusesWith(search.status)),
        textFilter('requestId', texts.requestId, texts.requestIdHint, 'search'),
        textFilter('code', texts.code, texts.codeHint, 'search'),
        textFilter('path', texts.path, texts.pathHint, 'search'),
        textFilter('client', texts.client, texts.anyClient),
        merchantFilter,
      ]}
      retained={['open']}
    />
  );
}

/** Includes a status that a person typed into the address. */
function statusesWith(status: string | undefined) {
  const isKnown = status === undefined || STATUSES.some(({ value }) => value === status);
  return isKnown ? STATUSES : [...STATUSES, { value: status, label: status }];
}
