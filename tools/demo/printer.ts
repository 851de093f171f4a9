import { summaryOf } from '../../apps/cli/src/events/summary.js';
import type { LoggedEvent } from './event-log.js';

const isColored = process.stdout.isTTY === true && !process.env.NO_COLOR;
const paint =
  (code: number) =>
  (text: string): string =>
    isColored ? `\u001b[${code}m${text}\u001b[0m` : text;
const bold = paint(1);
const dim = paint(2);
const cyan = paint(36);
const green = paint(32);
const yellow = paint(33);

const MAX_EVENT_LINES = 12;

let steps = 0;

/** Prints the demo: each step with its requests, answers and events. */
export const printer = {
  step(title: string): void {
    steps += 1;
    console.log(`\n${bold(`${steps}. ${title}`)}`);
  },
  request(method: string, path: string, body?: unknown): void {
    console.log(
      `   ${cyan(`→ ${method} ${path}`)}${body === undefined ? '' : ` ${dim(short(body))}`}`,
    );
  },
  answer(status: number, essentials: unknown): void {
    console.log(`   ${green(`← ${status}`)} ${short(essentials)}`);
  },
  note(text: string): void {
    console.log(`   ${text}`);
  },
  waiting(text: string): void {
    console.log(`   ${yellow(`… ${text}`)}`);
  },
  events(events: readonly LoggedEvent[]): void {
    for (const { stream, type, subject, value } of events.slice(0, MAX_EVENT_LINES)) {
      console.log(
        `   ${dim('⇢')} ${stream.padEnd(22)} ${type.padEnd(28)} ${subject} ${dim(summaryOf(value))}`,
      );
    }
    const more = events.length - MAX_EVENT_LINES;
    if (more > 0) console.log(`   ${dim(`⇢ … and ${more} more`)}`);
  },
  done(text: string): void {
    console.log(`\n${bold(green(text))}`);
  },
};

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 240 ? `${text.slice(0, 237)}…` : text;
}
