import type { QueryRunner } from 'typeorm';

/** Texts of one kind that people type into a search. */
export interface Typed {
  kind: string;
  texts: readonly string[];
}

interface Buyer {
  orderId: string;
  channelOrderId: string;
  firstName: string;
  lastName: string;
  email: string;
  document: string;
}

/** Texts that people search for to find these orders, and words that match many or no orders. */
export async function typedForOrders(runner: QueryRunner, count: number): Promise<Typed[]> {
  const buyers = (await runner.query(BUYERS, [count])) as Buyer[];
  const each = (kind: string, text: (buyer: Buyer) => string) => ({
    kind,
    texts: buyers.map(text),
  });
  return [
    each('whole id', ({ orderId }) => orderId),
    each('part of an id', ({ channelOrderId }) => channelOrderId.slice(-7)),
    each('surname', ({ lastName }) => lastWord(lastName)),
    each('name without accents', (buyer) =>
      plain(`${buyer.firstName} ${lastWord(buyer.lastName)}`),
    ),
    each('full name', ({ firstName, lastName }) => `${firstName} ${lastName}`),
    each('beginning of a name', ({ lastName }) => lastWord(lastName).slice(0, 4).padEnd(3, 'a')),
    each('e-mail', ({ email }) => email),
    each('part of an e-mail', ({ email }) => email.split('@', 1).join()),
    each('document', ({ document }) => document),
    each('part of a document', ({ document }) => document.replaceAll(/\D/g, '').slice(0, 6)),
    each('mistyped name', ({ lastName }) => `${lastWord(lastName).slice(0, -1)}xq`),
    { kind: 'words of many orders', texts: COMMON_OF_ORDERS },
    {
      kind: 'two letters',
      texts: ['de', 'jo', 'da s', 'an', '12', 'Jo de Souza', 'M. Silva', 'A. dos'],
    },
  ];
}

const COMMON_OF_ORDERS = (
  'maria, silva, santos, gmail, com, @gmail.com, .com.br, ACME, MELI, 2000, 000, -MELI-2000, a@gmail.com, maria silva, ' +
  'ana maria, jose gmail, silva santos, da silva, dos santos, joao, ribeiro, ski'
).split(', ');

interface Sku {
  skuId: string;
  productId: string;
  name: string;
  ean: string;
}

/** The same for SKUs. */
export async function typedForSkus(runner: QueryRunner, count: number): Promise<Typed[]> {
  const skus = (await runner.query(SKUS, [count])) as Sku[];
  const each = (kind: string, text: (sku: Sku) => string) => ({ kind, texts: skus.map(text) });
  return [
    each('SKU id', ({ skuId }) => skuId),
    each('part of a SKU id', ({ skuId }) => skuId.slice(4, 11)),
    each('product id', ({ productId }) => productId),
    each('EAN', ({ ean }) => ean),
    each('part of an EAN', ({ ean }) => ean.slice(-6)),
    each('title', ({ name }) => name),
    each('two words of a title', ({ name }) => plain(name.split(' ').slice(0, 2).join(' '))),
    each('model', ({ name }) => lastWord(name)),
    each('mistyped title', ({ name }) => `${lastWord(name)}xq ${name.slice(0, 4)}`),
    { kind: 'words of many SKUs', texts: COMMON_OF_SKUS },
  ];
}

const COMMON_OF_SKUS = (
  'camiseta, shirt, black, Acme, ACM, linen, tenis, cal, azul, 000, ACM-000, camiseta acme, camiseta linen black, ' +
  'branco mujer, koszula czarny, sem-fio, relogio couro azul'
).split(', ');

const lastWord = (text: string) => text.split(' ').at(-1) ?? text;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ł', 'l')
    .toLowerCase();

// An even sample of ACME's rows, because a merchant's list contains no other rows.
const BUYERS = `
  SELECT order_id AS "orderId", sales_channel_order_id AS "channelOrderId", customer ->> 'firstName' AS "firstName",
         customer ->> 'lastName' AS "lastName", customer ->> 'email' AS email, customer_document AS document
    FROM orders WHERE merchant_id = 'ACME' ORDER BY md5(order_id) LIMIT $1`;

const SKUS = `
  SELECT sku_id AS "skuId", product_id AS "productId", content ->> 'name' AS name, content ->> 'ean' AS ean
    FROM sku WHERE merchant_id = 'ACME' ORDER BY md5(sku_id) LIMIT $1`;
