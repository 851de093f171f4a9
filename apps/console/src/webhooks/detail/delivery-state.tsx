import { Badge, type Tone } from '../../design/badge.js';
import { messages } from '../messages.js';
import type { Delivery } from '../requests.js';

type DeliveryState = Delivery['state'];

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'info',
  delivered: 'good',
  dead: 'bad',
  dropped: 'warning',
};

export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  return <Badge tone={TONES[state]}>{messages.deliveries.states[state]}</Badge>;
}
