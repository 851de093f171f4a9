import { Link } from '@tanstack/react-router';
import { endpointStates } from '@entrepot/client';
import type { Session } from '../../api/session.js';
import { CodeBlock } from '../../design/code-block.js';
import { Select } from '../../design/select.js';
import { Filters } from '../../filters/filters.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { useFilters } from '../../filters/use-filters.js';
import type { ListDefinition } from '../../lists/definition.js';
import { messages } from '../messages.js';
import { LISTS } from '../paths.js';
import type { EndpointDetail, EndpointQuery } from '../requests.js';
import { ENDPOINTS } from '../source.js';
import type { WebhookSearch } from '../source.js';
import { endpointSubject } from '../webhook-subject.js';
import { ENDPOINT_COLUMNS } from './endpoint-columns.js';

const { empty: texts, raw } = messages;

const { filters: filterTexts } = messages;

const STATES = [
  { value: '', label: filterTexts.anyState },
  ...endpointStates.map((value) => ({ value, label: messages.states[value] })),
];

/** The endpoints. */
export const ENDPOINT_LIST: ListDefinition<EndpointDetail, WebhookSearch, EndpointQuery> = {
  id: 'webhooks',
  source: ENDPOINTS,
  title: messages.title,
  texts: messages,
  columns: ENDPOINT_COLUMNS,
  csv: ['id', 'url', 'merchantId', 'types', 'payload', 'ordering', 'rate', 'state'],
  Filters: FilterBar,
  noneHow: (session) => <FirstEndpoint session={session} />,
  raw: {
    what: raw.list,
    paths: LISTS,
    rows: 'endpoints',
    // The list of a merchant is always complete.
    query: (reader, query) => (reader === 'operator' ? query : {}),
    row: (reader, id) => endpointSubject(reader, id),
  },
};

function FirstEndpoint({ session: { kind } }: { session: Session }) {
  return (
    <>
      <p>{kind === 'operator' ? texts.noneOperator : texts.noneHow}</p>
      <p>{texts.tryFirst}</p>
      <CodeBlock label={texts.listenLabel} text={texts.listen} />
      <p>
        <Link to="/events">{texts.events}</Link>
      </p>
    </>
  );
}

/** The filters of the list; each change is in the address at once. */
function FilterBar({ search }: { search: WebhookSearch }) {
  const { change, onClear } = useFilters(search);
  return (
    <Filters
      onClear={onClear}
      first={
        <Select
          label={filterTexts.state}
          choices={STATES}
          value={search.state ?? ''}
          onChange={(value) => change({ state: endpointStates.find((one) => one === value) })}
        />
      }
    >
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
    </Filters>
  );
}
