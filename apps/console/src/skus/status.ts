import type { Tone } from '../design/badge.js';
import { messages } from './messages.js';
import type { ChannelStatus, SkuStatus } from './sku-row.js';

/** Every localization status, in the order of localization, with a tone by urgency. */
const TONES: Readonly<Record<SkuStatus, Tone>> = {
  PENDING_LOCALIZATION: 'info',
  IN_REVIEW: 'info',
  IN_TRANSLATION: 'info',
  READY_FOR_SALES_CHANNEL: 'good',
  REVIEW_DENIED: 'bad',
  DENIED_REGULATORY: 'bad',
  LOCALIZATION_SKIPPED: 'warning',
};

const CHANNEL_TONES: Readonly<Record<ChannelStatus, Tone>> = {
  READY_FOR_SALES_CHANNEL: 'info',
  SALES_CHANNEL_APPROVED: 'good',
  SALES_CHANNEL_DENIED: 'bad',
};

export const SKU_STATUSES = Object.keys(TONES) as SkuStatus[];

export function isSkuStatus(text: string): text is SkuStatus {
  return text in TONES;
}

function isChannelStatus(text: string): text is ChannelStatus {
  return text in CHANNEL_TONES;
}

/** An unknown status is localization in progress, as the API document says. */
export function toneOf(status: string): Tone {
  return isSkuStatus(status) ? TONES[status] : 'info';
}

export function statusText(status: string): string {
  return isSkuStatus(status) ? messages.statuses[status] : status;
}

export function channelToneOf(status: string): Tone {
  return isChannelStatus(status) ? CHANNEL_TONES[status] : 'neutral';
}

export function channelStatusText(status: string): string {
  return isChannelStatus(status) ? messages.channelStatuses[status] : status;
}
