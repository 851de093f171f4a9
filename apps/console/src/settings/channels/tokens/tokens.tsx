import type { Schemas } from '@entrepot/client';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.js';
import { EmptyState } from '../../../design/empty-state.js';
import { fieldsOf, type FormValues } from '../../../design/forms/form-field.js';
import { SecretDialog } from '../../../design/forms/secret-dialog.js';
import { PagedList } from '../../../design/tables/paged-list.js';
import { fill } from '../../../language/texts.js';
import type { Page } from '../../../live/changes.js';
import { POLLED } from '../../../live/polled.js';
import { messages as common } from '../../messages.js';
import { Act } from '../../parts/act.js';
import { scopesField, scopesOf } from '../../parts/scopes.js';
import { messages } from '../messages.js';
import { TOKEN_COLUMNS, type TokenRow } from './token-columns.js';

const { tokens: texts } = messages;
const DAY_S = 86_400;

const FIELDS = fieldsOf(texts, {
  name: { maxLength: 128, optional: true },
  days: { members: ['expiresIn'], kind: 'number' },
}).toSpliced(1, 0, scopesField);

function askedOf(values: FormValues): Schemas['ChannelTokenRequest'] {
  const name = values['name']?.trim() ?? '';
  return {
    expiresIn: Math.round(Number(values['days']) * DAY_S),
    scopes: scopesOf(values),
    ...(name !== '' && { name }),
  };
}

/** The tokens of a channel, including expired and revoked ones. */
export function Tokens({ salesChannel: id }: { salesChannel: string }) {
  const [token, setToken] = useState<string>();
  const list = useTokens(id);
  return (
    <section className="card" aria-labelledby="tokens">
      <header className="card-head">
        <h2 id="tokens">{texts.title}</h2>
        <Act
          operation="issueChannelToken"
          texts={{ open: texts.issue, send: texts.send, done: texts.done }}
          values={{ id }}
          fields={FIELDS}
          initial={{ scopes: 'taxes', days: '365' }}
          send={(values) => call('issueChannelToken', { path: { id }, body: askedOf(values) })}
          onDone={(issued) => setToken(issued.token)}
        />
      </header>
      <PagedList
        list={list}
        label={texts.title}
        columns={TOKEN_COLUMNS}
        keyOf={({ tokenId }) => tokenId}
        scrollId="tokens"
        texts={common}
        empty={<EmptyState title={texts.empty}>{texts.emptyHow}</EmptyState>}
      />
      {token !== undefined && (
        <SecretDialog
          title={fill(texts.secretTitle, { id })}
          label={texts.secretLabel}
          secret={token}
          explained={texts.secretHow}
          onClose={() => setToken(undefined)}
        />
      )}
    </section>
  );
}

function useTokens(salesChannel: string) {
  return useInfiniteQuery<
    Page<TokenRow>,
    Error,
    InfiniteData<Page<TokenRow>, string | undefined>,
    readonly string[],
    string | undefined
  >({
    ...POLLED,
    queryKey: ['settings', 'tokens', salesChannel],
    queryFn: async ({ pageParam, signal }) => {
      const query = { pageSize: 200, nextPageToken: pageParam };
      const path = { id: salesChannel };
      const { tokens, ...rest } = await call('listChannelTokens', { path, query, signal });
      return { ...rest, rows: tokens.map((row) => ({ ...row, salesChannel })) };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
