import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { EmptyState } from '../../design/empty-state.js';
import { Problem } from '../../design/problem.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { counted, fill, listed } from '../../language/texts.js';
import { NoticeContext } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import type { Scope, Taxonomy } from '../requests.js';
import { MapAttribute, RemoveAttribute } from './attribute-acts.js';
import { readAttributeMappings, type AttributeMapping } from './requests.js';

const { attributes: texts } = messages;

type Attribute = Taxonomy['attributes'][number];
interface Row extends Attribute {
  scope: Scope;
  /** The attributes of SKUs that are mapped to it. */
  names: readonly AttributeMapping[];
}
const COLUMNS: Columns<Row> = [
  column('name', texts.columns.attribute, '', (row) => (
    <>
      {row.name} <span className="quiet">{row.code}</span>
    </>
  )),
  column('required', texts.columns.required, '', ({ required }) => (
    <Badge tone={required ? 'warning' : 'neutral'}>
      {required ? texts.required : texts.optional}
    </Badge>
  )),
  column('takes', texts.columns.takes, 'wide', (row) => <Takes attribute={row} />),
  column('names', texts.columns.names, '', (row) => <Names row={row} />),
];

/** The attributes that a channel requires, and the attributes of SKUs that are mapped to them. */
export function AttributesTab({ scope, taxonomy }: { scope: Scope; taxonomy: Taxonomy }) {
  const [notice, setNotice] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['categories', 'attributes', scope.channel],
    queryFn: ({ signal }) => readAttributeMappings(scope, signal),
  });
  const { attributes } = taxonomy;
  if (attributes.length === 0) {
    return <EmptyState title={texts.none}>{texts.noneHow}</EmptyState>;
  }
  if (!data) {
    return error ? (
      <Problem error={error} onRetry={() => void refetch()} />
    ) : (
      <output>{texts.loading}</output>
    );
  }
  const rows = attributes.map((attribute) => ({
    ...attribute,
    scope,
    names: data.filter((mapping) => mapping.attribute === attribute.code),
  }));
  return (
    <NoticeContext value={setNotice}>
      <div className="row">
        <MapAttribute scope={scope} attributes={attributes} />
        <output className="done">{notice}</output>
      </div>
      <div className="card">
        <Table label={messages.tabs.attributes} columns={COLUMNS} rows={rows} />
      </div>
    </NoticeContext>
  );
}

/** There are many values, so they are shown on demand. */
function Takes({ attribute: { type, values, maxLength } }: { attribute: Attribute }) {
  if (values) {
    return (
      <details>
        <summary>{counted(texts.values, values.length)}</summary>
        {listed(values)}
      </details>
    );
  }
  if (maxLength !== undefined) return fill(texts.upTo, { count: maxLength });
  return texts.types[type];
}

function Names({ row: { names, scope } }: { row: Row }) {
  if (names.length === 0) return <span className="quiet">{texts.sameName}</span>;
  return (
    <ul className="links">
      {names.map(({ name, source, values }) => (
        <li key={name} className="row">
          <span>
            {name}
            <span className="under">
              {sourceText(
                source === scope.reader && source === 'merchant'
                  ? messages.own
                  : messages.sources[source],
                values.length,
              )}
            </span>
          </span>
          {source === scope.reader && <RemoveAttribute scope={scope} name={name} />}
        </li>
      ))}
    </ul>
  );
}

function sourceText(source: string, values: number): string {
  return values === 0 ? source : counted(texts.namedValues, values, { source });
}
