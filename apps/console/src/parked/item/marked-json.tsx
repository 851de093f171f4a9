import { jsonLines, nearest } from './marked-lines.js';

interface Props {
  label: string;
  value: unknown;
  /** What is at fault (RFC 6901). */
  pointers: readonly string[];
}

/** A value as JSON, with the lines marked that are at fault. */
export function MarkedJson({ label, value, pointers }: Props) {
  const lines = jsonLines(value);
  const marked = new Set(pointers.map((pointer) => nearest(lines, pointer)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section aria-label={label} tabIndex={0} className="code-text parked-json">
      <pre>
        {lines.map(({ pointer, text }, at) => {
          const isMarked = pointer !== undefined && marked.has(pointer);
          const line = `${text}\n`;
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a value never move
          return isMarked ? <mark key={at}>{line}</mark> : <span key={at}>{line}</span>;
        })}
      </pre>
    </section>
  );
}
