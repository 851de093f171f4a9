/** A series of a metrics page. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/** The metrics of a process, read from `/metrics`. */
export class MetricsPage {
  private constructor(readonly series: readonly Series[]) {}

  /** @param origin the origin of the process itself, because the gateway does not forward `/metrics` */
  static async read(origin: string): Promise<MetricsPage> {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return new MetricsPage(text.split('\n').flatMap(seriesOf));
  }

  /** Returns the series of a metric that have at least these labels. */
  of(name: string, labels: Record<string, string> = {}): Series[] {
    return this.series.filter(
      (one) =>
        one.name === name &&
        Object.entries(labels).every(([label, value]) => one.labels[label] === value),
    );
  }

  /** Returns the sum of these series; undefined if there are none. */
  value(name: string, labels: Record<string, string> = {}): number | undefined {
    const found = this.of(name, labels);
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
  }
}

function seriesOf(line: string): Series[] {
  const [, name, labels = '', value] = LINE.exec(line) ?? [];
  if (name === undefined || value === undefined) return [];
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
  return [
    {
      name,
      labels: Object.fromEntries(pairs.map(([, label, text]) => [label, text])) as Series['labels'],
      value: Number(value),
    },
  ];
}
