/** The messages between the tabs of the console. */
export type TabMessage =
  /** The tab that polls for a feed is hidden. */
  | { kind: 'leader-is-hidden'; feed: string }
  /** Someone has logged in or out. */
  | { kind: 'session' }
  /** Records of a feed that have changed, `asOf` in ms; `incomplete` if more have changed than one poll reads. */
  | { kind: 'changes'; feed: string; rows: unknown[]; incomplete: boolean; asOf: number }
  /** The last poll for a feed failed. */
  | { kind: 'failed'; feed: string; title: string };

const channel = new BroadcastChannel('entrepot-console');

/** Sends a message to the other tabs, not to this one. */
export function send(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(message);
}

/** @returns a function that stops listening */
export function listen(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>): void => onMessage(data);
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}
