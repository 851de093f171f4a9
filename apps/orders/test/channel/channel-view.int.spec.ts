import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { v7 as uuidv7 } from 'uuid';
import { PARCEL } from '../builders.js';
import { Orders } from '../orders.js';
import { soldBody } from './sold-body.js';

/** Every member that a channel may see of an order. A member that is added here is shown to all channels. */
const MEMBERS = [
  ...within('', 'orderId merchantId salesChannelOrderId status allowedActions value currency'),
  ...within('', 'creationDate approvalDate cancelDate shipmentDate deliveredDate lastUpdateDate'),
  ...within('', 'version trackingUrl items delivery parcels statusHistory'),
  ...within('items.', 'id skuId salesChannelSkuId quantity name listPrice salePrice'),
  ...within('delivery.', 'name company listPrice salePrice deliveryTime deliveryEstimateDate'),
  ...within('parcels.', 'parcelId trackingNumber items events'),
  ...within('parcels.items.', 'salesChannelSkuId quantity'),
  ...within('parcels.events.', 'eventId eventDate code macroStep description location'),
  ...within('statusHistory.', 'historyId eventDate receivedDate status reasonCode parcelId'),
  ...within('statusHistory.', 'trackingCodes items items.itemId items.quantity'),
];

function within(parent: string, names: string): string[] {
  return names.split(' ').map((name) => parent + name);
}

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

/** The paths of all members that a schema names, without those of the items of lists. */
function membersOfSchema(document: OpenAPIObject, schema: Schema): string[] {
  const { $ref, allOf = [], items, properties = {} } = schema;
  const named = document.components?.schemas?.[$ref?.split('/').at(-1) ?? ''];
  const parts = [...(named ? [named as Schema] : []), ...allOf, ...(items ? [items] : [])];
  return [
    ...parts.flatMap((part) => membersOfSchema(document, part)),
    ...Object.entries(properties).flatMap(([name, member]) => [
      name,
      ...membersOfSchema(document, member).map((inner) => `${name}.${inner}`),
    ]),
  ];
}

function membersOfAnswer(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(membersOfAnswer);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [
    name,
    ...membersOfAnswer(value).map((inner) => `${name}.${inner}`),
  ]);
}

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

describe("a channel's view of its orders (decision 10.5)", () => {
  it('has a closed list of members in the API document', () => {
    const document = JSON.parse(readFileSync('apps/gateway/openapi.json', 'utf8')) as OpenAPIObject;
    const $ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const ofOne = membersOfSchema(document, $ref('ChannelOrderResponse'));
    expect(ofOne.toSorted()).toEqual(MEMBERS.toSorted());
    const ofList = membersOfSchema(document, $ref('ChannelOrdersResponse'));
    const listed = MEMBERS.filter((name) => !name.startsWith('statusHistory'));
    expect(ofList.toSorted()).toEqual(
      ['orders', 'after', 'more', ...listed.map((name) => `orders.${name}`)].toSorted(),
    );
  });

  it('shows no amount that the channel did not send, no reason and no document of the merchant', async () => {
    const orders = await Orders.start({ ENTREPOT_ENV: 'production' });
    try {
      await orders.asChannel('', soldBody('seen'));
      const orderId = 'ACME-MELI-seen';
      await orders.operate(orderId, 'hold', { reason: 'a secret of ours', reasonCode: 'fraud' });
      await orders.operate(orderId, 'release');
      await orders.asChannel('/seen/approve', { approvalDate: '2026-11-20T12:00:00Z' });
      await orders.reserve(orderId);
      await orders.waitForStatus(orderId, 'APPROVED');
      const documents = [{ name: 'Shipping label', documentId: uuidv7() }];
      const parcel = { ...PARCEL, parcelId: 'ACME000000000001MX' };
      const units = [{ skuId: 'TEE', quantity: 1 }];
      await orders.progressed(orderId, 'HANDLING');
      await orders.progressed(orderId, 'PACKED', {
        eventData: { packedSkuList: units, parcelCode: 'P1' },
        parcel: PARCEL,
      });
      await orders.progressed(orderId, 'INVOICED', {
        eventData: {
          number: 'ACME-00000001',
          value: '71.39',
          items: [{ ...units[0]!, invoicedPrice: '71.39' }],
          invoiceDocumentId: uuidv7(),
        },
        parcel: PARCEL,
      });
      await orders.progressed(orderId, 'READY_TO_SHIP', {
        eventData: { documents, parcelId: parcel.parcelId },
        parcel: { ...parcel, documents },
        lastMileTrackingNumber: 'EN000000001MX',
      } as never);
      await orders.arrived(orderId);
      const items = [{ itemId: 'line-1', quantity: 1 }];
      await orders.waitForStatus(orderId, 'DELIVERED');
      const { body: answered } = await orders.asChannel('/seen/return-request', {
        items,
        reason: 'a text of the buyer',
        reasonCode: 'damaged',
      });
      await orders.operate(orderId, 'return-approve');
      await orders.operate(orderId, 'return-receive', {
        items: [{ ...items[0], inventoryType: 'DAMAGED' }],
      });
      const { body: whole } = await orders.asChannel('/seen');
      const { body: list } = await orders.asChannel('?pageSize=10');
      expect(whole).toMatchObject({ status: 'RETURNED', trackingUrl: expect.any(String) });

      const shown = [answered, whole, ...list.orders];
      const members = new Set(shown.flatMap(membersOfAnswer));
      expect([...members].filter((name) => !MEMBERS.includes(name))).toEqual([]);
      // The order has been through every step that adds members, except a cancellation.
      expect(MEMBERS.filter((name) => !members.has(name))).toEqual(['cancelDate']);

      const { body: merchants } = await orders.read(orderId);
      const sent = new Set([0, whole.value, ...numbersOf(whole.items)]);
      const inner = [merchants.totals, merchants.totalsForeignCurrency, merchants.taxes, 71.39];
      const ofItems = merchants.items.map(
        ({ foreignListPrice, foreignSalePrice, invoicedPrice }: Record<string, number>) => [
          foreignListPrice,
          foreignSalePrice,
          invoicedPrice,
        ],
      );
      const secret = numbersOf([inner, ofItems]).filter((amount) => !sent.has(amount));
      expect(secret.length).toBeGreaterThan(10);
      expect(numbersOf(shown).filter((amount) => secret.includes(amount))).toEqual([]);
      expect(JSON.stringify(shown)).not.toMatch(
        /secret|fraud|a text|Ana|Reforma|[dD]ocument|invoice/,
      );
    } finally {
      await orders.stop();
    }
  });
});
