import { noticeIn } from './log-notice.js';

function shown(lines: readonly [time: number, line: string][]): string[] {
  let now = 0;
  const texts: string[] = [];
  const notice = noticeIn(
    (text) => texts.push(text),
    () => now,
  );
  for (const [time, line] of lines) {
    now = time;
    notice(line);
  }
  return texts;
}

const line = (level: string, msg: string) => JSON.stringify({ level, context: 'Relay', msg });

describe('the terminal output from a service’s log', () => {
  it('The output contains only warnings and errors', () => {
    expect(
      shown([
        [0, line('info', 'a')],
        [0, line('warn', 'b')],
        [0, line('fatal', 'c')],
      ]),
    ).toEqual(['warn: Relay: b', 'fatal: Relay: c']);
  });

  it('The output contains plain text that is no log line, for example from a crash', () => {
    expect(
      shown([
        [0, 'Error: boom'],
        [0, ''],
        [0, '{"unfinished'],
      ]),
    ).toEqual(['Error: boom', '{"unfinished']);
  });

  it('The output contains the message of the error if the line has none', () => {
    const text = JSON.stringify({ level: 'error', msg: '', err: { message: 'no broker' } });
    expect(shown([[0, text]])).toEqual(['error: no broker']);
  });

  it('A lasting fault is repeated only after an interval', () => {
    const repeated = line('warn', 'waiting for Kafka');
    const growing = [200, 400, 800].map((ms) => line('warn', `again in ${ms} ms`));
    expect(shown(growing.map((text) => [0, text]))).toEqual(['warn: Relay: again in 200 ms']);
    expect(
      shown([
        [0, repeated],
        [9_999, repeated],
        [10_000, repeated],
      ]),
    ).toHaveLength(2);
  });
});
