import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readerOf, useSession } from '../../api/session.js';
import { CodeBlock } from '../../design/code-block.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import { ReadAt } from '../../live/read-at.js';
import { Raw } from '../../raw/raw.js';
import { Said } from '../../settings/parts/said.js';
import { CreateEndpoint } from '../forms/create-endpoint.js';
import { messages } from '../messages.js';
import type { Endpoint } from '../requests.js';
import { webhookSearch } from '../search.js';
import { endpointSubject, listSubject } from '../webhook-subject.js';
import { MERCHANT_COLUMNS, OPERATOR_COLUMNS } from './endpoint-columns.js';
import { FilterBar } from './filter-bar.js';
import { useEndpoints } from './use-endpoints.js';

const keyOf = ({ id }: Endpoint): string => id;

/** The endpoints of a merchant, or of all merchants, with filters that are in the address. */
export function WebhooksPage() {
  const search = useSearch({ from: '/shell/webhooks', select: webhookSearch });
  const [said, setSaid] = useState('');
  const reader = readerOf(useSession());
  const list = useEndpoints(search);
  return (
    <Said value={setSaid}>
      <section className="page page-list">
        <header className="page-head">
          <h1>{messages.title}</h1>
          <CreateEndpoint merchant={search.merchant} />
          <output className="done">{said}</output>
          <ReadAt readAt={list.dataUpdatedAt} error={list.error} />
          <Raw
            subject={listSubject(reader, search)}
            rowSubject={(id) => endpointSubject(reader, id)}
          />
        </header>
        <FilterBar search={search} />
        <PagedList
          list={list}
          label={messages.title}
          columns={reader === 'operator' ? OPERATOR_COLUMNS : MERCHANT_COLUMNS}
          keyOf={keyOf}
          scrollId="webhooks"
          texts={messages}
          empty={<NoEndpoints filtered={Object.keys(search).length > 0} reader={reader} />}
        />
      </section>
    </Said>
  );
}

interface NoEndpointsProps {
  filtered: boolean;
  reader: ReturnType<typeof readerOf>;
}

function NoEndpoints({ filtered, reader }: NoEndpointsProps) {
  const { empty: texts } = messages;
  if (filtered) return <EmptyState title={texts.filtered}>{texts.filteredHow}</EmptyState>;
  return (
    <EmptyState title={texts.none}>
      <p>{reader === 'operator' ? texts.noneOperator : texts.noneHow}</p>
      <p>{texts.tryFirst}</p>
      <CodeBlock label={texts.listenLabel} text={texts.listen} />
      <p>
        <Link to="/events">{texts.events}</Link>
      </p>
    </EmptyState>
  );
}
