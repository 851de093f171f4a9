import { fill, listed } from '../../language/texts.js';
import type { Tone } from '../badge.js';
import { messages } from '../messages.js';

const { chart: texts } = messages;

export interface Share {
  name: string;
  count: number;
  tone: Tone;
}

const WIDTH = 1000;
const HEIGHT = 12;
const GAP = 4;

/** Parts of a whole side by side, each as wide as its share. @param label names the whole */
export function ShareBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  const some = shares.filter(({ count }) => count > 0);
  const total = some.reduce((sum, { count }) => sum + count, 0);
  const room = WIDTH - GAP * Math.max(0, some.length - 1);
  const parts = some.map(({ name, count, tone }, index) => {
    const before = some.slice(0, index).reduce((sum, part) => sum + part.count, 0);
    return {
      name,
      tone,
      width: (count / total) * room,
      x: (before / total) * room + GAP * index,
    };
  });
  const all = listed(some.map((part) => fill(texts.share, { name: part.name, count: part.count })));
  return (
    <svg
      role="img"
      aria-label={fill(texts.shares, { label, shares: all })}
      className="share-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {parts.map(({ name, tone, ...place }) => (
        <rect key={name} className={`share share-${tone}`} {...place} height={HEIGHT} />
      ))}
    </svg>
  );
}
