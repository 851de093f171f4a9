import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { dayFilters, FilterBar, textFilter } from '../../filters/filter-bar.js';
import { fill, LOCALE } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { DatedBadge, datedStateOf } from '../parts/dated-state.js';
import { NoRows } from '../parts/no-rows.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { LoadRate, type Rate } from './load-rate.js';
import { messages } from './messages.js';
import { rateQuery, rateSearch } from './search.js';

const { columns: names, filters: texts } = messages;

/** The maximum length of the list. */
const MOST = 500;

const COLUMNS: Columns<Rate> = [
  column('quote', names.pair, '', (row) =>
    fill(messages.pair, { base: row.base, quote: row.quote }),
  ),
  column('rate', names.rate, 'numeric', ({ rate }) =>
    rate.toLocaleString(LOCALE, { maximumFractionDigits: 10 }),
  ),
  column('inForce', names.state, '', (row) => (
    <DatedBadge state={datedStateOf(row)} texts={messages} />
  )),
  momentColumn('validFrom', names.from),
  column('source', names.source, 'wide'),
  column('loadedBy', names.by, 'wide'),
  momentColumn('loadedAt', names.at, 'wide'),
];

const FILTERS = [textFilter('quote', texts.quote, texts.anyQuote), dayFilters(texts)];

/** Past, present and future exchange rates. */
export function RatesPage() {
  const search = useSearch({ from: '/shell/settings/rates', select: rateSearch });
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'rates', search],
    queryFn: ({ signal }) => call('listFxRates', { query: rateQuery(search), signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title={common.sections.rates}
      query={query}
      subject={
        query.data && {
          what: messages.raw.list,
          path: '/ops/fx-rates',
          query: rateQuery(search),
          value: query.data,
        }
      }
      filters={<FilterBar search={search} fields={FILTERS} />}
      acts={<LoadRate />}
    >
      {({ rates }) => (
        <>
          {rates.length >= MOST && <p className="quiet">{messages.most}</p>}
          <Rows
            label={common.sections.rates}
            columns={COLUMNS}
            rows={rates}
            keyOf={({ quote, validFrom, loadedAt }) => `${quote} ${validFrom} ${loadedAt}`}
            scrollId="rates"
            empty={<NoRows filtered={Object.keys(search).length > 0} texts={messages.empty} />}
          />
        </>
      )}
    </Section>
  );
}
