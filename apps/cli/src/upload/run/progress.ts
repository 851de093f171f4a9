import type { Terminal } from '../../terminal/terminal.js';

const DRAW_MS = 200;
const LINE_MS = 5_000;
const BAR = 24;
/** The period of a rate, so that rates follow the current speed. */
const WINDOW_MS = 10_000;

/** Shows the progress of a step: a bar that redraws itself on a terminal, else a line from time to time. */
export class Progress {
  private readonly samples: { moment: number; done: number }[] = [];
  private readonly timer: NodeJS.Timeout;

  /**
   * @param label the activity, for example `sending`
   * @param total the amount at the end
   * @param unit the unit of the amounts, for example `products`
   * @param hint an additional note
   * @param done the amount that was done before
   */
  constructor(
    private readonly terminal: Terminal,
    private readonly label: string,
    private readonly total: number,
    private readonly unit: string,
    private readonly hint: () => string = () => '',
    private done = 0,
  ) {
    this.sample();
    const everyMs = terminal.isInteractive ? DRAW_MS : LINE_MS;
    this.timer = setInterval(() => this.show(), everyMs).unref();
  }

  advance(by = 1): void {
    this.done += by;
  }

  /** Removes the bar. */
  end(): void {
    clearInterval(this.timer);
    this.terminal.draw('');
  }

  private show(): void {
    this.sample();
    const { label, total, unit, done } = this;
    const count = `${number(done)} of ${number(total)} ${unit}`;
    const line = [count, this.rate(), this.hint()].filter(Boolean).join(' · ');
    if (this.terminal.isInteractive) this.terminal.draw(`${label} ${bar(done, total)} ${line}`);
    else this.terminal.note(`${label}: ${line}`);
  }

  /** With the time left. */
  private rate(): string {
    const [first] = this.samples;
    const last = this.samples.at(-1);
    if (!first || !last || last.done === first.done) return '';
    const perSecond = (last.done - first.done) / ((last.moment - first.moment) / 1_000);
    const remainingSeconds = Math.ceil((this.total - this.done) / perSecond);
    return `${number(perSecond, 1)} a second · ${duration(remainingSeconds)} left`;
  }

  private sample(): void {
    const moment = performance.now();
    this.samples.push({ moment, done: this.done });
    while ((this.samples[0]?.moment ?? moment) < moment - WINDOW_MS) this.samples.shift();
  }
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? BAR : Math.round((BAR * done) / total);
  return '█'.repeat(filled) + '░'.repeat(BAR - filled);
}

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** With commas between thousands. */
export function number(value: number, decimals = 0): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? decimals : 0 });
}
