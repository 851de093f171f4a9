const COLUMNS = 112;
const ROWS = 30;
const ROW_HEIGHT = 17;
const COLUMN_WIDTH = 7.25;
const MARGIN = 14;
/** People read more slowly than the demo runs, so each line appears after this time, and a step after more. */
const LINE_MS = 100;
const STEP_MS = 1_200;
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

/** Draws what a terminal shows while lines appear, as an SVG that repeats. Lines that are too long end with an ellipsis. */
export function animatedSvg(lines: readonly string[]): string {
  const width = Math.round(COLUMNS * COLUMN_WIDTH + 2 * MARGIN);
  const height = ROWS * ROW_HEIGHT + 2 * MARGIN;
  let duration = 0;
  const times = lines.map((text) => (duration += classOf(text) === 'step' ? STEP_MS : LINE_MS));
  duration += END_MS;
  const frames = times.map(
    (time, index) => `${((100 * time) / duration).toFixed(2)}% { ${showing(index)} }`,
  );
  const rows = lines.map((text, index) => {
    const name = classOf(text);
    const place = `x="${MARGIN}" y="${(index + 1) * ROW_HEIGHT - 4}"`;
    return `<text ${place}${name ? ` class="${name}"` : ''}>${escaped(text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>npm run demo in a terminal</title>
<style>${STYLE}
.lines { animation: play ${duration}ms step-end infinite }
@keyframes play { 0% { ${showing(-1)} } ${frames.join(' ')} }
@media (prefers-reduced-motion) { .lines { animation: none; ${showing(lines.length - 1)} } }
</style>
<rect width="100%" height="100%" rx="8" fill="#18222a"/>
<svg y="${MARGIN}" width="${width}" height="${ROWS * ROW_HEIGHT}"><g class="lines" xml:space="preserve">
${rows.join('\n')}
</g></svg>
</svg>
`;
}

function classOf(text: string): string | undefined {
  return CLASSES.find(([pattern]) => pattern.test(text))?.[1];
}

/** The style that moves the lines so that this one is the last visible one. */
function showing(index: number): string {
  return `transform: translateY(${(ROWS - 1 - index) * ROW_HEIGHT}px)`;
}

function escaped(text: string): string {
  const shown = text.length > COLUMNS ? `${text.slice(0, COLUMNS - 1)}…` : text;
  return shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
