import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.js';
import { readerOf, useSession } from '../api/session.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { Select } from '../design/select.js';
import { Tabs } from '../design/tabs.js';
import { counted, fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import { ReadAt } from '../live/read-at.js';
import { Raw } from '../raw/raw.js';
import { readCounts } from '../skus/requests.js';
import { AttributesTab } from './attributes/attributes-tab.js';
import { CategoriesTab } from './categories-tab.js';
import { useMapping } from './mapper/use-mapping.js';
import { messages } from './messages.js';
import type { Scope } from './requests.js';
import { categorySearch, type CategorySearch } from './search.js';
import { useProgress, useTaxonomy, type Progress } from './use-taxonomy.js';

const { empty } = messages;

/** Maps the categories and attributes of SKUs to those of a channel. */
export function CategoriesPage() {
  const search = useSearch({ from: '/shell/categories', select: categorySearch });
  const navigate = useNavigate();
  const reader = readerOf(useSession());
  const { data: channels, error, dataUpdatedAt, refetch } = useChannels();
  const channel = search.channel ?? channels?.[0];
  const choices = [...new Set([...(channels ?? []), ...(channel === undefined ? [] : [channel])])];
  return (
    <section className="page page-list categories">
      <header className="page-head">
        <h1>{messages.title}</h1>
        {channel !== undefined && (
          <Select
            label={messages.channel}
            choices={choices.map((value) => ({ value, label: value }))}
            value={channel}
            onChange={(next) => void navigate({ to: '.', search: { channel: next } })}
          />
        )}
        <ReadAt readAt={dataUpdatedAt} error={error} />
        <Raw subject={channel === undefined ? undefined : subjectOf({ reader, channel })} />
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!channels && !error && <output>{messages.loading}</output>}
      {channels && channel === undefined && <NoChannels reader={reader} />}
      {channel !== undefined && (
        <Channel key={channel} scope={{ reader, channel }} search={search} />
      )}
    </section>
  );
}

function Channel({ scope, search }: { scope: Scope; search: CategorySearch }) {
  const navigate = useNavigate();
  const { data: taxonomy, error, refetch } = useTaxonomy(scope);
  const progress = useProgress(taxonomy);
  const mapper = useMapping(scope);
  if (taxonomy === undefined) {
    return error ? (
      <Problem error={error} onRetry={() => void refetch()} />
    ) : (
      <output>{messages.loading}</output>
    );
  }
  if (taxonomy === null) {
    return <EmptyState title={empty.taxonomy}>{empty.taxonomyHow}</EmptyState>;
  }
  const categories =
    taxonomy.categoryCount === 0 ? (
      <EmptyState title={empty.taxonomy}>{empty.taxonomyHow}</EmptyState>
    ) : (
      <CategoriesTab scope={scope} search={search} mapper={mapper} />
    );
  return (
    <>
      <p className="quiet">{scope.reader === 'operator' ? messages.helpOperator : messages.help}</p>
      <p className="checked">{progress && <Checked {...progress} />}</p>
      <Tabs
        value={search.tab ?? 'categories'}
        onChange={(tab) =>
          void navigate({
            to: '.',
            search: (old) => ({ ...old, tab: tab === 'categories' ? undefined : tab }),
          })
        }
        parts={[
          { value: 'categories', label: messages.tabs.categories, content: categories },
          {
            value: 'attributes',
            label: messages.tabs.attributes,
            content: <AttributesTab scope={scope} taxonomy={taxonomy} />,
          },
        ]}
      />
    </>
  );
}

/** The progress of the comparison of SKUs with the changed mappings. */
function Checked({ done, total, isMore }: Progress) {
  const label = isMore
    ? fill(messages.progressMany, { most: total })
    : counted(messages.progress, total, { done });
  return (
    <>
      <progress max={total} value={isMore ? undefined : done} aria-label={label} /> {label}
    </>
  );
}

function NoChannels({ reader }: { reader: Reader }) {
  return (
    <EmptyState title={empty.channels}>
      {reader === 'operator' ? empty.channelsOperator : empty.channelsMerchant}
    </EmptyState>
  );
}

function subjectOf({ reader, channel }: Scope) {
  const what = fill(messages.raw.list, { channel });
  return reader === 'operator'
    ? { what, path: `/ops/category-mappings/${encodeURIComponent(channel)}/categories` }
    : { what, path: '/ext/categories', query: { salesChannel: channel } };
}

/** The channels to which a session may map: all channels, or those with SKUs of the merchant. */
function useChannels() {
  const { kind } = useSession();
  return useQuery({
    queryKey: ['categories', 'channels'],
    queryFn: async ({ signal }) => {
      const { salesChannels } =
        kind === 'operator'
          ? await call('listSalesChannels', { signal })
          : await readCounts('merchant', undefined, signal);
      return salesChannels.map(({ salesChannel }) => salesChannel).toSorted();
    },
  });
}
