import { eventually } from '#testing';
import type { ExampleCalls } from '../calls/example-calls.js';
import type { Json } from '../merchant.js';

/** Calls the operations of webhooks with their examples, for a merchant and for operators. */
export async function callWebhooks(calls: ExampleCalls): Promise<void> {
  await calls.call('merchant', 'listWebhookEventTypes');
  await calls.call('operator', 'createWebhookEndpointOfMerchant', {
    params: { merchantId: 'ACME' },
  });
  const { id } = await calls.call('merchant', 'createWebhookEndpoint');
  const params = { endpointId: id };
  const { eventId, deliveryId } = await calls.call('merchant', 'testWebhookEndpoint', { params });
  // A replay gets a fifth of the endpoint's rate, and the sandbox already has many events.
  const from = new Date().toISOString();
  await calls.call('merchant', 'replayWebhookEvents', { params, body: { from } });
  for (const [kind, suffix] of [
    ['merchant', ''],
    ['operator', 'OfMerchant'],
  ] as const) {
    const allParams = { ...params, eventId, deliveryId, merchantId: 'ACME' };
    const callOf = (name: string, body?: object) =>
      calls.call(kind, `${name}${suffix}`, {
        params: allParams,
        ...(body && { body: { ...body } }),
      });
    const replayed = () =>
      eventually(async () =>
        expect(await callOf('readWebhookReplay')).toMatchObject({ state: 'done' }),
      );
    for (const name of [
      'listEvents',
      'readEvent',
      'listWebhookDeliveries',
      'readWebhookDelivery',
    ]) {
      await callOf(name);
    }
    await replayed();
    const changes = ['readWebhookEndpoint', 'changeWebhookEndpoint', 'rotateWebhookSecret'];
    for (const name of changes) await callOf(name);
    await callOf('retryWebhookDeliveries', { from });
    await callOf('cancelWebhookReplay');
    await callOf('disableWebhookEndpoint');
    await callOf('enableWebhookEndpoint', { recoverFrom: from });
    expect(await callOf('readWebhookEndpoint')).toMatchObject({ state: 'enabled' });
    await callOf('retryWebhookDelivery');
    await replayed();
  }
  await calls.call('operator', 'replayWebhookEventsOfMerchant', { params, body: { from } });
  await calls.call('operator', 'testWebhookEndpointOfMerchant', { params });
  // The outcome of a delivery may be stored between the two reads.
  const endpoints = await eventually(async () => {
    const merchantsAnswer = await calls.call('merchant', 'listWebhookEndpoints');
    expect(await calls.call('operator', 'listWebhookEndpointsOfAllMerchants')).toEqual(
      merchantsAnswer,
    );
    return merchantsAnswer.endpoints as Json[];
  });
  await calls.call('merchant', 'deleteWebhookEndpoint', { params });
  const [other] = endpoints.filter((endpoint: Json) => endpoint.id !== id);
  await calls.call('operator', 'deleteWebhookEndpointOfMerchant', {
    params: { endpointId: other.id },
  });
}
