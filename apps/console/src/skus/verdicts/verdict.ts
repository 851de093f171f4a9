import type { Tone } from '../../design/badge.js';
import type { Verdict } from '../sku-row.js';
import { messages } from './messages.js';

/** Every verdict, in the order of attention, colored by urgency. */
const TONES: Readonly<Record<Verdict, Tone>> = {
  'no-price': 'warning',
  'price-failed': 'bad',
  denied: 'bad',
  'denied-by-channel': 'bad',
  'waiting-for-operator': 'warning',
  'out-of-stock': 'warning',
  'waiting-for-channel': 'info',
  'being-localized': 'info',
  withdrawn: 'neutral',
  live: 'good',
};

export const VERDICTS = Object.keys(TONES) as Verdict[];

function isVerdict(text: string): text is Verdict {
  return text in TONES;
}

/** A newer server may know other verdicts. */
export function verdictTone(verdict: string): Tone {
  return isVerdict(verdict) ? TONES[verdict] : 'neutral';
}

export function verdictText(verdict: string): string {
  return isVerdict(verdict) ? messages.verdicts[verdict] : verdict;
}
