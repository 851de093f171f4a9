import { useSearch, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endpointStates } from '@entrepot/client';
import type { Session } from '../../api/session.js';
import { CodeBlock } from '../../design/code-block.js';
import { choiceFilter, merchantFilter } from '../../filters/filter-bar.js';
import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { NoticeContext } from '../../settings/parts/act.js';
import { CreateEndpoint } from '../forms/create-endpoint.js';
import { messages } from '../messages.js';
import { LISTS } from '../paths.js';
import type { EndpointDetail, EndpointQuery } from '../requests.js';
import { ENDPOINTS, type WebhookSearch } from '../source.js';
import { endpointSubject } from '../webhook-subject.js';
import { ENDPOINT_COLUMNS } from './endpoint-columns.js';

const { empty: texts, filters, raw } = messages;

const ENDPOINT_LIST: ListDefinition<EndpointDetail, WebhookSearch, EndpointQuery> = {
  id: 'webhooks',
  source: ENDPOINTS,
  title: messages.title,
  texts: messages,
  columns: ENDPOINT_COLUMNS,
  csv: ['id', 'url', 'merchantId', 'types', 'payload', 'ordering', 'rate', 'state'],
  filters: [
    choiceFilter(
      'state',
      { label: filters.state, any: filters.anyState },
      endpointStates.map((value) => ({ value, label: messages.states[value] })),
    ),
    merchantFilter,
  ],
  noneHow: (session) => <FirstEndpoint session={session} />,
  raw: {
    what: raw.list,
    api: { paths: LISTS, rows: 'endpoints' },
    // The list of a merchant is always complete.
    query: (reader, query) => (reader === 'operator' ? query : {}),
    row: (reader, id) => endpointSubject(reader, id),
  },
};

/** The endpoints of a merchant, or of all merchants, and a button to create one. */
export function WebhooksPage() {
  const { merchant } = useSearch({ from: '/shell/webhooks' });
  const [notice, setNotice] = useState('');
  const head = (
    <>
      <CreateEndpoint merchant={merchant} />
      <output className="done">{notice}</output>
    </>
  );
  return (
    <NoticeContext value={setNotice}>
      <ListPage definition={ENDPOINT_LIST} head={head} />
    </NoticeContext>
  );
}

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
