import type { Stream } from '#contracts';

/** External programs write these streams; Entrepot writes all others. */
export const OUTSIDE = 'channel-connectors';

/** The subject of a stream, and its owner, key and retention, in Markdown. */
export function describeStream(stream: Stream): string {
  const { description, owner, key, personalData } = stream;
  return [
    description,
    '',
    `- Owner: ${owner === OUTSIDE ? 'connectors of sales channels' : owner}`,
    `- Key: ${key}`,
    `- Kept: ${keptFor(stream)}`,
    `- Personal data: ${personalData ? 'yes' : 'no'}`,
  ].join('\n');
}

function keptFor({ retentionDays, segmentDays }: Stream): string {
  if (retentionDays === undefined) return 'compacted: the last event of each key';
  const most = segmentDays === undefined ? '' : `, ${retentionDays + segmentDays} at most`;
  return `${retentionDays} days${most}`;
}
