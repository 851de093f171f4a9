import type { ChannelFit } from '../../taxonomy/domain/channel-fit.js';

export const entryStatuses = [
  'READY_FOR_SALES_CHANNEL',
  'SALES_CHANNEL_APPROVED',
  'SALES_CHANNEL_DENIED',
] as const;

export type EntryStatus = (typeof entryStatuses)[number];

/** The five causes that set an entry (decisions 3.9, 10.6). */
export type EntryCause =
  'localization' | 'connector' | 'regulation' | 'withdrawal' | 'requirements';

/** A SKU's status in one sales channel. */
export interface ChannelEntry {
  salesChannel: string;
  status: EntryStatus;
  cause: EntryCause;
  statusDate: Date;
  statusMessage?: string;
  salesChannelSkuId?: string;
  /** The result of the last comparison with the channel's taxonomy, if the channel has one (decision 10.6). */
  fit?: ChannelFit;
}

/** A new entry with its previous status. */
export interface EntryChange {
  entry: ChannelEntry;
  previousStatus?: EntryStatus;
}

/** The state of a SKU's price in a channel: localized, or the reason of its failure. */
export type ChannelPrice = { state: 'localized' } | { state: 'failed'; detail: string };

/** A channel's answer to a SKU that was offered to it. */
export interface ChannelAnswer {
  salesChannel: string;
  status: 'APPROVED' | 'DENIED';
  salesChannelSkuId?: string;
  message?: string;
  answeredAt: Date;
}

/** The facts on which an entry that waits for its channel depends. */
interface Waiting {
  active: boolean;
  price: ChannelPrice | undefined;
  now: Date;
  /** The current fit; that of the stored entry if left out. */
  fit?: ChannelFit | undefined;
}

const INACTIVE = 'inactive';
const CLOSED = 'channel-closed';

/**
 * Whether the SKU was withdrawn because the channel is closed to its merchant. It stays withdrawn until the channel
 * opens again.
 */
export function isClosed({
  cause,
  statusMessage,
}: Pick<ChannelEntry, 'cause' | 'statusMessage'>): boolean {
  return cause === 'withdrawal' && statusMessage === CLOSED;
}

/** Whether the SKU misses a requirement of the channel. Then it is not published (decision 10.6). */
export function isUnfit(fit: ChannelFit | undefined): boolean {
  return fit !== undefined && fit.messages.length > 0;
}

/** The conditions that a READY entry waits for (decisions 3.10, 5.5, 10.6). */
function waitingMessage({ active, price, fit }: Waiting): string | undefined {
  if (!active) return INACTIVE;
  if (fit && isUnfit(fit)) return unfitMessage(fit);
  return price?.state === 'failed' ? price.detail : undefined;
}

/**
 * Localization is done: the entry is new, or returns to READY_FOR_SALES_CHANNEL (decision 3.3).
 * @returns undefined if it has this status already
 */
export function readyEntry(
  salesChannel: string,
  present: ChannelEntry | undefined,
  waiting: Waiting,
): EntryChange | undefined {
  return toReady(salesChannel, present, 'localization', waiting);
}

/** A trade restriction prohibits the SKU in the channel's country (decision 3.7). */
export function prohibitedEntry(
  salesChannel: string,
  present: ChannelEntry | undefined,
  detail: string,
  now: Date,
): EntryChange | undefined {
  return change(present, {
    ...idOf(present),
    salesChannel,
    status: 'SALES_CHANNEL_DENIED',
    cause: 'regulation',
    statusDate: now,
    statusMessage: detail,
  });
}

/**
 * The channel closed to the merchant, or was disconnected from it (decision 3.9): an entry that is in the channel or
 * waits for it is withdrawn. A denial stays.
 */
export function closedEntry(present: ChannelEntry, now: Date): EntryChange | undefined {
  if (present.status === 'SALES_CHANNEL_DENIED') return undefined;
  return change(present, {
    ...idOf(present),
    salesChannel: present.salesChannel,
    status: 'READY_FOR_SALES_CHANNEL',
    cause: 'withdrawal',
    statusDate: now,
    statusMessage: CLOSED,
  });
}

/**
 * The channel opened to the merchant: a localized SKU waits for it, regardless of the channel's answer before it
 * closed. A SKU that is still in the channel stays in it.
 */
export function openedEntry(
  salesChannel: string,
  present: ChannelEntry | undefined,
  waiting: Waiting,
): EntryChange | undefined {
  if (present?.status === 'SALES_CHANNEL_APPROVED' && !isUnfit(waiting.fit)) return undefined;
  return toReady(salesChannel, present, 'localization', waiting);
}

/**
 * `active` changed (decision 3.10): an entry that is in the channel or waits for it is withdrawn, or may return. A
 * denial stays in both cases: the SKU is not in that channel.
 */
export function withdrawnOrReturned(
  present: ChannelEntry,
  waiting: Waiting,
): EntryChange | undefined {
  if (present.status === 'SALES_CHANNEL_DENIED' || isClosed(present)) return undefined;
  return toReady(
    present.salesChannel,
    present,
    waiting.active ? 'localization' : 'withdrawal',
    waiting,
  );
}

/**
 * A price was localized, or could not be. Without a price, the SKU leaves the channel with the reason, and is offered
 * again when it has a price (decision 5.5). A denial stays: the SKU is not in that channel.
 */
export function pricedEntry(present: ChannelEntry, waiting: Waiting): EntryChange | undefined {
  if (present.status === 'SALES_CHANNEL_DENIED' || isClosed(present)) return undefined;
  const isApproved = present.status === 'SALES_CHANNEL_APPROVED';
  if (isApproved && waiting.price?.state !== 'failed') return undefined;
  const cause = isApproved ? 'localization' : present.cause;
  return toReady(present.salesChannel, present, cause, waiting);
}

/**
 * The taxonomy of the channel or a mapping to it changed (decision 10.6). A SKU that misses a requirement leaves the
 * channel, and waits for it again once it misses none. A denial by the channel stays, unless the content for the
 * channel has changed; a denial by law always stays.
 */
export function fittedEntry(
  present: ChannelEntry,
  waiting: Waiting & { fit: ChannelFit },
): EntryChange | undefined {
  const { salesChannel, status, cause } = present;
  if (cause === 'regulation' || isClosed(present)) return undefined;
  if (status === 'SALES_CHANNEL_DENIED') {
    const isOther = isShownOtherwise(present.fit, waiting.fit) && !isUnfit(waiting.fit);
    return isOther ? toReady(salesChannel, present, 'localization', waiting) : undefined;
  }
  if (status === 'SALES_CHANNEL_APPROVED' && !isUnfit(waiting.fit)) return undefined;
  const keptCause = cause === 'withdrawal' ? cause : 'localization';
  return toReady(salesChannel, present, keptCause, waiting);
}

function isShownOtherwise(before: ChannelFit | undefined, after: ChannelFit): boolean {
  return before === undefined || shownOf(before) !== shownOf(after);
}

function shownOf({ category, attributes }: ChannelFit): string {
  return JSON.stringify([category, attributes.map(({ code, value }) => [code, value])]);
}

/** The reasons why a channel's answer changes nothing. */
export type AnswerIgnored =
  | 'not-localized'
  | 'inactive'
  | 'price-not-localized'
  | 'channel-closed'
  | 'requirements-missing'
  | 'denied-by-regulation'
  | 'unchanged';

/** A channel answered (decision 3.9). Its answer cannot undo a trade restriction or a withdrawal. */
export function answered(
  present: ChannelEntry | undefined,
  active: boolean,
  answer: ChannelAnswer,
  price?: ChannelPrice,
): EntryChange | AnswerIgnored {
  if (!present) return 'not-localized';
  if (present.cause === 'regulation') return 'denied-by-regulation';
  if (isClosed(present)) return 'channel-closed';
  if (answer.status === 'APPROVED' && !active) return 'inactive';
  if (answer.status === 'APPROVED' && price?.state === 'failed') return 'price-not-localized';
  // Ignores both answers: such a SKU is not offered, and a denial would exclude it even after it meets the
  // requirements.
  if (isUnfit(present.fit)) return 'requirements-missing';
  const id = answer.salesChannelSkuId ?? present.salesChannelSkuId;
  const changed = change(present, {
    ...(id === undefined ? {} : { salesChannelSkuId: id }),
    salesChannel: answer.salesChannel,
    status: answer.status === 'APPROVED' ? 'SALES_CHANNEL_APPROVED' : 'SALES_CHANNEL_DENIED',
    cause: 'connector',
    statusDate: answer.answeredAt,
    ...(answer.message === undefined ? {} : { statusMessage: answer.message }),
  });
  return changed ?? 'unchanged';
}

/** Whether the channel may get the SKU now, according to its entry. */
export function waitsForChannel(
  entry: ChannelEntry,
  active: boolean,
  price: ChannelPrice | undefined,
): boolean {
  return (
    entry.status === 'READY_FOR_SALES_CHANNEL' &&
    !isClosed(entry) &&
    !isUnfit(entry.fit) &&
    active &&
    price?.state === 'localized'
  );
}

function toReady(
  salesChannel: string,
  present: ChannelEntry | undefined,
  cause: EntryCause,
  waiting: Waiting,
): EntryChange | undefined {
  const fit = waiting.fit ?? present?.fit;
  const statusMessage = waitingMessage({ ...waiting, fit });
  return change(present, {
    ...idOf(present),
    salesChannel,
    status: 'READY_FOR_SALES_CHANNEL',
    cause: waiting.active && isUnfit(fit) ? 'requirements' : cause,
    statusDate: waiting.now,
    ...(statusMessage === undefined ? {} : { statusMessage }),
  });
}

/** A status message has one line; the entry contains all messages. */
const MOST_TEXT = 500;

function unfitMessage({ messages }: ChannelFit): string {
  const text = messages.map(({ detail }) => detail).join('; ');
  const characters = [...text];
  return characters.length <= MOST_TEXT ? text : `${characters.slice(0, MOST_TEXT).join('')}…`;
}

/** Changes of the status do not remove the channel's own id of the SKU: the listing returns under it. */
function idOf(present: ChannelEntry | undefined): { salesChannelSkuId?: string } {
  return present?.salesChannelSkuId === undefined
    ? {}
    : { salesChannelSkuId: present.salesChannelSkuId };
}

function change(present: ChannelEntry | undefined, entry: ChannelEntry): EntryChange | undefined {
  if (!present) return { entry };
  const same =
    present.status === entry.status &&
    present.statusMessage === entry.statusMessage &&
    present.salesChannelSkuId === entry.salesChannelSkuId;
  return same ? undefined : { entry, previousStatus: present.status };
}
