import { eventually } from '#testing';
import { productBody } from '../../tools/requests/product-body.js';
import { sharedStack } from '../../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { exampleBody, operations, pathParameters, urlOf } from '../support/documented-requests.js';
import type { DocumentedOperation } from '../support/documented-requests.js';
import { Merchant } from '../support/merchant.js';
import { newMerchant } from '../support/new-merchant.js';
import { kindsOf } from '../support/security/callers.js';
import { withQuery } from '../support/security/places.js';
import { send, type Answer } from '../support/security/send.js';
import { channelsOf, type SellingChannel } from '../support/channels/selling-channel.js';

/** Marks the ids of all records that only the channel HIDDEN has. */
const MARK = 'HIDDEN';
/** Replaces the mark to get ids of no record. */
const NONE = 'ABSENT';
const ORDER = `${MARK}-1001`;

/** Taken from the document, so that new operations are covered. */
const ofChannels = [...operations.values()].filter((documented) =>
  kindsOf(documented).includes('sales-channel'),
);
const byId = ofChannels.map(
  (documented) => [documented.operation.operationId, documented] as const,
);

/** The channel has its own records for these: rates, taxes and laws, the same for all channels of its country. */
const WITHOUT_RECORDS = ['readChannelFxRate', 'simulateTaxes', 'quoteLandedCost'];

/** Contains the channel's own requests, including rejected ones, which repeat the requested ids. */
const LOG = 'listRequests';

const CURSORS = ['after', 'nextPageToken'];

describe('a sales channel beside another one (decisions 10.2 to 10.5)', () => {
  let stack: TestStack;
  let owner: SellingChannel;
  let stranger: SellingChannel;

  beforeAll(async () => {
    stack = await sharedStack();
    const merchantId = await newMerchant(stack, `${MARK}M`);
    const merchant = await Merchant.logIn(stack, merchantId);
    const otherMerchantId = await newMerchant(stack, 'PLAINM');
    [owner] = (await channelsOf(stack, merchant.operator, merchantId, [MARK])) as [SellingChannel];
    [stranger] = (await channelsOf(stack, merchant.operator, otherMerchantId, ['PLAIN'])) as [
      SellingChannel,
    ];
    const product = productBody(MARK, { colors: ['Negro'], sizes: ['M', 'G'] });
    await merchant.operator.send('PUT', `/ops/sales-channels/${MARK}/taxonomy`, {
      categories: ['1', '2'].map((n) => ({ code: `${MARK}-${n}`, path: `${MARK} ${n}` })),
      attributes: [{ code: MARK, name: MARK, type: 'text', required: false }],
      limits: {},
    });
    await merchant.operator.send('PUT', `/ops/category-mappings/${MARK}`, {
      mappings: [
        { category: product[0]!.globalSaleChannelData.category, channelCategory: `${MARK}-1` },
      ],
    });
    await merchant.api.send('POST', '/ext/merchant/skus', product);
    for (const { skuId } of product) {
      await merchant.setStock(skuId, 20);
      await merchant.api.send('POST', `/ext/prices/origin/${skuId}`, { salePrice: 60 });
    }
    await owner.lists(20, product.length);
    await owner.sell(owner.sold(ORDER));
    await owner.sell(owner.sold(`${MARK}-1002`));
    await eventually(async () => {
      const statuses = (await owner.orders()).map(({ status }) => status);
      expect(statuses).toEqual(['READY_TO_SHIP', 'READY_TO_SHIP']);
    });
  }, 180_000);

  /** The documented request about records of the channel HIDDEN, or with ids of no record instead. */
  function ask(documented: DocumentedOperation, by: SellingChannel, word = MARK): Promise<Answer> {
    const about = (text: string) =>
      text
        .replaceAll('ACME', `${word}M`)
        .replaceAll('TSHIRT', word)
        .replaceAll(/100[0-9]/g, `${word}-1001`);
    const example = exampleBody(documented);
    const body = example === undefined ? undefined : JSON.parse(about(JSON.stringify(example)));
    const ids = Object.fromEntries(
      pathParameters(documented).map((name) => [name, `${word}-1001`]),
    );
    return askAt(urlOf(documented, ids), documented, by, body);
  }

  const askAt = (
    url: string,
    { method }: DocumentedOperation,
    by: SellingChannel,
    body?: unknown,
  ) => send(stack.gateway, url, { method, token: by.token, ...(body !== undefined && { body }) });

  /** The content of an answer without the mark that the request contained. */
  function saidBy({ status, text }: Answer, word: string) {
    return [status, withoutTheTime(text).replaceAll(word, '*')];
  }

  const reading = byId.filter(
    ([id, { method }]) => method === 'GET' && !WITHOUT_RECORDS.includes(id),
  );

  it.each(reading)(
    'A channel sees its own records with %s, so that there is something to hide',
    async (_id, documented) => {
      const answer = await ask(documented, owner);
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(MARK)]);
    },
  );

  it.each(byId)(
    '%s answers a channel as if the other channel’s records did not exist',
    async (id, documented) => {
      const before = await everythingOfOwner();
      // The first request may create something for the other channel.
      if (documented.method === 'PUT') await ask(documented, stranger, NONE);
      // Concurrently, because an order waits seconds for the data of its merchant.
      const [foreign, absent] = await Promise.all([
        ask(documented, stranger),
        ask(documented, stranger, NONE),
      ]);
      if (id === LOG) {
        const { requests } = foreign.json as { requests: { salesChannel: string }[] };
        expect(requests.filter(({ salesChannel }) => salesChannel !== 'PLAIN')).toEqual([]);
      } else {
        expect(saidBy(foreign, MARK)).toEqual(saidBy(absent, NONE));
        if (documented.method === 'GET')
          expect(foreign.text.replaceAll(ORDER, '')).not.toContain(MARK);
      }
      expect(await everythingOfOwner()).toEqual(before);
    },
  );

  /** All that the channel HIDDEN reads, without the request log, which each of these requests changes. */
  async function everythingOfOwner(): Promise<string[]> {
    const answers = reading
      .filter(([id]) => id !== LOG)
      .map(
        async ([id, documented]) => `${id} ${withoutTheTime((await ask(documented, owner)).text)}`,
      );
    return Promise.all(answers);
  }

  const paged = byId.flatMap(([id, documented]) =>
    queryOf(documented)
      .filter((name) => CURSORS.includes(name))
      .map((name) => [id, name, documented] as const),
  );

  it.each(paged)('%s rejects a cursor of the other channel (%s)', async (_id, name, documented) => {
    const url = withQuery(urlOf(documented, {}), 'pageSize', '1');
    const { json } = await askAt(url, documented, owner);
    expect(json[name]).toEqual(expect.any(String));
    const next = withQuery(url, name, json[name]);
    expect((await askAt(next, documented, owner)).status).toBe(200);
    const refused = await askAt(next, documented, stranger);
    expect([refused.status, refused.text.includes(MARK)]).toEqual([400, false]);
  });

  const filtered = reading.flatMap(([id, documented]) =>
    queryOf(documented)
      .filter((name) => /^(merchantId|clientId|requestId|text)$/.test(name))
      .map((name) => [id, name, documented] as const),
  );

  it.each(filtered)(
    '%s finds nothing of the other channel with the filter %s',
    async (_id, name, documented) => {
      const url = urlOf(documented, { salesChannelOrderId: ORDER });
      const value = name === 'merchantId' ? `${MARK}M` : MARK;
      const { status, text } = await askAt(withQuery(url, name, value), documented, stranger);
      expect([200, 404]).toContain(status);
      expect(text.replaceAll(ORDER, '')).not.toContain(MARK);
    },
  );
});

function queryOf({ operation }: DocumentedOperation): string[] {
  const parameters = operation.parameters.flatMap((parameter) =>
    '$ref' in parameter ? [] : [parameter],
  );
  return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
}

/** Removes the ids of requests and quotes, and members that change with time: dates, cursors, the progress of a job. */
function withoutTheTime(text: string): string {
  const changing = /"(instance|after|quoteId|version|\w*Date|\w*At)":("[^"]*"|\d+),?/g;
  return text.replaceAll(/,"recheck":\{[^}]*\}/g, '').replaceAll(changing, '');
}
