import { listen, send } from './channel.js';
import { decide, type LeaderEvent } from './leader.js';

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Joins the election of the tab that polls for a feed.
 * @param feed the name of the feed
 * @param onLead called when this tab begins to lead, with a signal for the end of the lead
 * @returns a function that leaves the election
 */
export function joinElection(feed: string, onLead: (end: AbortSignal) => void): () => void {
  const ended = new AbortController();
  let waiting = new AbortController();
  let leading = false;

  const request = (steal: boolean): void => {
    waiting.abort();
    waiting = new AbortController();
    let lead: AbortController | undefined;
    const held = (): Promise<void> =>
      new Promise((release) => {
        lead = new AbortController();
        leading = true;
        ended.signal.addEventListener('abort', () => release());
        onLead(AbortSignal.any([lead.signal, ended.signal]));
        happen('leading');
      });
    navigator.locks
      .request(`entrepot-console-${feed}`, steal ? { steal } : { signal: waiting.signal }, held)
      .catch(() => {
        // Without a lead, the wait was cancelled for another request.
        if (!lead) return;
        leading = false;
        lead.abort();
        if (!ended.signal.aborted) happen('replaced');
      });
  };

  function happen(event: LeaderEvent): void {
    const act = decide({ leading, visible: isVisible() }, event);
    if (act === 'take') request(true);
    if (act === 'wait') request(false);
    if (act === 'say-hidden') send({ kind: 'leader-is-hidden', feed });
  }

  const onVisibility = (): void => happen(isVisible() ? 'shown' : 'hidden');
  document.addEventListener('visibilitychange', onVisibility, { signal: ended.signal });
  const endListening = listen((message) => {
    if (message.kind === 'leader-is-hidden' && message.feed === feed) happen('leader-is-hidden');
  });
  if (isVisible()) happen('shown');
  else request(false);
  return () => {
    ended.abort();
    waiting.abort();
    endListening();
  };
}
