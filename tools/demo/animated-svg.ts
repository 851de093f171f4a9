/** A line of a terminal, and when it appeared. */
export interface TerminalLine {
  text: string;
  /** Milliseconds after the first line. */
  time: number;
}

const COLUMNS = 112;
const ROWS = 30;
const ROW_HEIGHT = 17;
const COLUMN_WIDTH = 7.25;
const MARGIN = 14;
/** The time that the last lines stay before the recording repeats. */
const END_MS = 6_000;

/** The first that matches a line names its class. */
const CLASSES: readonly [pattern: RegExp, name: string][] = [
  [/^\d+\. /, 'step'],
  [/^ +→/, 'request'],
  [/^ +←/, 'answer'],
  [/^ +⇢/, 'event'],
];

const STYLE = `
text { font: 12px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #d5dde3; white-space: pre }
.step { fill: #ffffff; font-weight: bold } .request { fill: #6cc7e8 } .answer { fill: #8fd694 } .event { fill: #9aa7b0 }`;

/**
 * Draws what a terminal shows while lines appear, as an SVG that repeats. Lines that are too long end with an ellipsis.
 * @param slowdown how many times as long as the real one the recording takes
 */
export function animatedSvg(lines: readonly TerminalLine[], slowdown: number): string {
  const width = Math.round(COLUMNS * COLUMN_WIDTH + 2 * MARGIN);
  const height = ROWS * ROW_HEIGHT + 2 * MARGIN;
  const duration = (lines.at(-1)?.time ?? 0) * slowdown + END_MS;
  // Of the lines that appear together, the last one decides.
  const offsets = new Map(
    lines.map(({ time }, index) => [
      ((100 * time * slowdown) / duration).toFixed(2),
      offsetOf(index),
    ]),
  );
  const frames = [...offsets].map(
    ([percent, offset]) => `${percent}% { transform: translateY(${offset}px) }`,
  );
  const rows = lines.map(({ text }, index) => {
    const name = CLASSES.find(([pattern]) => pattern.test(text))?.[1];
    const place = `x="${MARGIN}" y="${(index + 1) * ROW_HEIGHT - 4}"`;
    return `<text ${place}${name ? ` class="${name}"` : ''}>${escaped(text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>npm run demo in a terminal</title>
<style>${STYLE}
.lines { animation: play ${Math.round(duration)}ms step-end infinite }
@keyframes play { ${frames.join(' ')} }
@media (prefers-reduced-motion) { .lines { animation: none } }
</style>
<rect width="100%" height="100%" rx="8" fill="#18222a"/>
<svg y="${MARGIN}" width="${width}" height="${ROWS * ROW_HEIGHT}"><g class="lines" xml:space="preserve">
${rows.join('\n')}
</g></svg>
</svg>
`;
}

/** How far the lines move so that this one is the last visible one. */
function offsetOf(index: number): number {
  return (ROWS - 1 - index) * ROW_HEIGHT;
}

function escaped(text: string): string {
  const shown = text.length > COLUMNS ? `${text.slice(0, COLUMNS - 1)}…` : text;
  return shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
