const SHOWN_LEVELS = new Set(['warn', 'error', 'fatal']);

/** A lasting fault repeats its message; the terminal shows it once per interval. */
const REPEAT_MS = 10_000;

/**
 * Filters a service's log for the terminal: shows warnings, errors and plain text that is no log line (from a crash).
 * The rest is in the file.
 */
export function noticeIn(
  show: (text: string) => void,
  now: () => number = Date.now,
): (line: string) => void {
  const shownAt = new Map<string, number>();
  return (line) => {
    const text = noticeOf(line);
    if (text === undefined) return;
    const kind = text.replaceAll(/\d+/g, '#'); // "again in 200 ms" and "again in 400 ms" are one fault
    if (now() - (shownAt.get(kind) ?? -Infinity) < REPEAT_MS) return;
    shownAt.delete(kind);
    shownAt.set(kind, now());
    const [oldest] = shownAt.keys();
    if (shownAt.size > 100 && oldest !== undefined) shownAt.delete(oldest);
    show(text);
  };
}

function noticeOf(line: string): string | undefined {
  const entry = parse(line);
  if (entry === undefined) return line.trim() === '' ? undefined : line;
  if (!SHOWN_LEVELS.has(entry.level ?? '')) return undefined;
  return [entry.level, entry.context, entry.msg || entry.err?.message].filter(Boolean).join(': ');
}

interface Entry {
  level?: string;
  context?: string;
  msg?: string;
  err?: { message?: string };
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}
