import {
  FreightTariffChanged,
  TaxRulesChanged,
  type EventContract,
  type EventEnvelope,
} from '#contracts';
import { sandboxDocuments } from '#terms/sandbox';
import type { TestEvent, TestPublisher } from '../test-topics.js';

/**
 * Publishes the sandbox's tax rules and freight tariffs of BR, MX and CL, like the taxes service. @returns the number
 * of events
 */
export async function publishSandboxTerms(publisher: TestPublisher): Promise<number> {
  const documents = sandboxDocuments();
  for (const [subject, document] of documents) {
    const contract = subject.startsWith('rules/') ? TaxRulesChanged : FreightTariffChanged;
    const event = { subject, version: 1, ...document } as TestEvent<EventEnvelope>;
    await publisher.publish(contract as unknown as EventContract, event);
  }
  return documents.size;
}
