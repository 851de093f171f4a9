import { excerptOf, jsonLines, nearest } from './json-lines.js';

/** A fault in the JSON. */
interface Mark {
  /** RFC 6901. */
  pointer: string;
  /** The text of the fault, shown below its line. */
  note?: string;
}

interface Props {
  label: string;
  value: unknown;
  marks: readonly Mark[];
  /** The number of lines shown around marked lines; all lines if left out. */
  around?: number;
}

const GAP = '⋯\n';

/** A value as JSON, in which the lines with faults are marked. */
export function MarkedJson({ label, value, marks, around }: Props) {
  const all = jsonLines(value);
  const byLine = Map.groupBy(marks, ({ pointer }) => nearest(all, pointer));
  const lines = around === undefined ? all : excerptOf(all, new Set(byLine.keys()), around);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section aria-label={label} tabIndex={0} className="code-text marked-json">
      <pre>
        {lines.map((line, index) => {
          const mark = line?.pointer === undefined ? undefined : byLine.get(line.pointer);
          const text = line ? `${line.text}\n` : GAP;
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a value never move
          if (!mark) return <span key={index}>{text}</span>;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a value never move
            <mark key={index}>
              {text}
              <Notes marks={mark} />
            </mark>
          );
        })}
      </pre>
    </section>
  );
}

function Notes({ marks }: { marks: readonly Mark[] }) {
  return marks
    .filter(({ note }) => note !== undefined)
    .map(({ pointer, note }) => (
      <span key={`${pointer} ${note}`} className="marked-note">
        {`↑ ${pointer || '/'} ${note}\n`}
      </span>
    ));
}
