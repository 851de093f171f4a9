import { useQuery } from '@tanstack/react-query';
import { CodeBlock } from '../../design/code-block.js';
import { Fact, Facts } from '../../design/facts.js';
import { MarkedJson } from '../../design/json/marked-json.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { pointersOf, schemaPointerOf } from '../contract-faults.js';
import { messages } from '../messages.js';
import { valueOf, type ParkedItem } from '../parked-item.js';
import { readSchema } from '../requests.js';

const { item: texts } = messages;

/** The payload next to the schema of its event, with the faults marked in both, and the headers. */
export function ParkedPayload({ item }: { item: ParkedItem }) {
  const { headers = {}, type, payload } = item;
  const value = valueOf(item);
  const pointers = pointersOf(item.detail);
  return (
    <>
      <div className="parked-pair">
        <div>
          <h3>{texts.payload}</h3>
          {payload === undefined && <p className="quiet">{texts.noPayload}</p>}
          {payload !== undefined && value === undefined && (
            <CodeBlock label={texts.payload} text={payload} />
          )}
          {value !== undefined && (
            <MarkedJson
              label={texts.payload}
              value={value}
              marks={pointers.map((pointer) => ({ pointer }))}
            />
          )}
        </div>
        {type !== undefined && <Schema type={type} pointers={pointers.map(schemaPointerOf)} />}
      </div>
      {Object.keys(headers).length > 0 && (
        <div>
          <h3>{texts.headers}</h3>
          <Facts>
            {Object.entries(headers).map(([name, text]) => (
              <Fact key={name} label={name}>
                <span className="id">{text}</span>
              </Fact>
            ))}
          </Facts>
        </div>
      )}
    </>
  );
}

function Schema({ type, pointers }: { type: string; pointers: readonly string[] }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['schema', type],
    queryFn: ({ signal }) => readSchema(type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = fill(texts.schema, { type });
  return (
    <div>
      <h3>{title}</h3>
      {data === null && <p className="quiet">{texts.noSchema}</p>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <MarkedJson label={title} value={data} marks={pointers.map((pointer) => ({ pointer }))} />
      )}
    </div>
  );
}
