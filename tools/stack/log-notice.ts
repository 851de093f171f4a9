const SHOWN_LEVELS = new Set(['warn', 'error', 'fatal']);

/** A fault that lasts says the same again and again; once in this time is enough at the terminal. */
const REPEAT_MS = 10_000;

/**
 * Picks from a service's log what the person at the terminal should see: warnings and errors, and whatever is not
 * a log line (a crash's own words). The rest is in the file.
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
