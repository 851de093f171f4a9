import { durationText } from '../format/moment.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';
import { notAtWork, type ServiceState } from './state.js';

/** The delay of publication after which a service has a fault; normally, events are published within a second. */
const LONG_SECONDS = 60;

const { faults: texts } = messages;

export interface ServiceFault {
  service: string;
  text: string;
}

/**
 * The faults of the services that an operator should look at. Parked messages are not included, since they are needs of
 * the summary.
 */
export function faultsOf(services: readonly ServiceState[]): ServiceFault[] {
  return services.flatMap((state) =>
    textsOf(state).map((text) => ({ service: state.service, text })),
  );
}

function textsOf({ service, state, messaging }: ServiceState): string[] {
  if (state === 'unavailable') return [fill(texts.unavailable, { service })];
  const seconds = messaging?.outbox.oldestSeconds ?? 0;
  const duration = durationText(seconds * 1000);
  const faultTexts = [
    messaging?.lag.state === 'unavailable' && fill(texts.lagUnknown, { service }),
    ...notAtWork(messaging).map(({ group, detail }) => fill(texts.stopped, { group, detail })),
    ...(messaging?.failingPollers ?? []).map((failing) =>
      fill(texts.failing, { service, ...failing }),
    ),
    seconds >= LONG_SECONDS && fill(texts.waiting, { service, duration }),
  ];
  return faultTexts.filter((text) => typeof text === 'string');
}
