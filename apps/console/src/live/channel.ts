/** What the tabs of the console send each other. */
export type TabMessage =
  /** The tab that polls for a feed is hidden. */
  | { kind: 'leader-is-hidden'; feed: string }
  /** Someone has logged in or out. */
  | { kind: 'session' }
  /** Records of a feed that have changed, `asOf` in ms; `incomplete` where more have than one poll reads. */
  | { kind: 'changes'; feed: string; rows: unknown[]; incomplete: boolean; asOf: number }
  /** The last poll for a feed has failed. */
  | { kind: 'failed'; feed: string; title: string };

const channel = new BroadcastChannel('entrepot-console');

/** To the other tabs, not to this one. */
export function send(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(message);
}

/** @returns ends the listening */
export function listen(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>): void => onMessage(data);
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}
