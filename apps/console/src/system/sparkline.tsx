const WIDTH = 120;
const HEIGHT = 24;
const EDGE = 2;

/**
 * A small line of numbers, the newest at the right; the baseline is zero, and a single number is a horizontal line.
 * @param label the accessible name
 */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values);
  const ends = values.length === 1 ? [...values, ...values] : values;
  const step = WIDTH / (ends.length - 1);
  const points = ends.map((value, at) => {
    const height = (value / most) * (HEIGHT - 2 * EDGE);
    return `${(at * step).toFixed(1)},${(HEIGHT - EDGE - height).toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      className="sparkline"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <title>{label}</title>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
