import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withOwner } from '#migration';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { SERVICES } from '../../../tools/stack/topology.js';
import type { Json } from '../merchant.js';

/** Unique words by name, which occur nowhere else by chance. */
export type Canaries = Record<string, string>;

/** The buyer's personal data. Each value is one unique word, so that no part of it occurs elsewhere by chance. */
export const BUYER = {
  firstName: 'Kanarienne',
  lastName: 'Zwitscherling',
  receiverName: 'Piepmatzova',
  document: 'KANA900101MDFRRC09',
  email: 'kanari.enne@zwitscher.example',
  phone: '5557778889',
  street: 'Vogelkaefiggasse',
  number: '90909-K',
  neighborhood: 'Gefiederviertel',
  postalCode: '90967',
  channelData: 'channelkanari',
} satisfies Canaries;

/** Without the postal code, which could be part of any number. */
const { postalCode: _, ...words } = BUYER;
export const WORDS: Canaries = words;

/** Values that a caller sends in the wrong place. */
export const MISPLACED = {
  wrongSecret: 'wrong-kanari-secret',
  secretForId: 'secret-kanari-as-id',
} satisfies Canaries;

/** An order of that buyer. */
export function buyersOrder(body: Json): Json {
  const address = {
    ...body.customer.billingAddress,
    receiverName: BUYER.receiverName,
    street: BUYER.street,
    number: BUYER.number,
    neighborhood: BUYER.neighborhood,
    postalCode: BUYER.postalCode,
  };
  return {
    ...body,
    customer: {
      ...body.customer,
      firstName: BUYER.firstName,
      lastName: BUYER.lastName,
      document: BUYER.document,
      email: BUYER.email,
      phone: { countryCode: '52', areaCode: '55', number: BUYER.phone },
      billingAddress: address,
    },
    shipping: { ...body.shipping, deliveryAddress: address },
    salesChannelOrderData: JSON.stringify({ note: BUYER.channelData }),
  };
}

/** Names of the canaries that a text contains. */
export function foundIn(text: string, canaries: Canaries): string[] {
  return Object.entries(canaries).flatMap(([name, word]) => (text.includes(word) ? [name] : []));
}

/** All output of the processes, including standard error. */
export function logsOf({ folder }: TestStack): string {
  const files = readdirSync(folder.logs).filter((file) => file.endsWith('.log'));
  return files.map((file) => readFileSync(path.join(folder.logs, file), 'utf8')).join('\n');
}

export async function metricsOf(stack: TestStack): Promise<string> {
  const answers = SERVICES.map((service) => fetch(`${stack.service(service).url}/metrics`));
  return (await Promise.all((await Promise.all(answers)).map((answer) => answer.text()))).join(
    '\n',
  );
}

/** Every row of every table, as text, by schema and table; bytes are shown as characters. */
export async function tablesOf({ sandbox }: TestStack): Promise<Record<string, string>> {
  return withOwner(sandbox.databaseUrl, async (client) => {
    const { rows } = await client.query<{ place: string; bytes: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS place,
              (SELECT coalesce(string_agg(format(' || coalesce(encode(t.%I, ''escape''), '''')', attname), ''), '')
                 FROM pg_attribute WHERE attrelid = c.oid AND atttypid = 'bytea'::regtype AND NOT attisdropped) AS bytes
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname = ANY ($1)`,
      [SERVICES],
    );
    const contents: Record<string, string> = {};
    for (const { place, bytes } of rows) {
      const all = await client.query<{ text: string | null }>(
        `SELECT string_agg(t::text${bytes}, E'\\n') AS text FROM ${place} t`,
      );
      contents[place] = all.rows[0]?.text ?? '';
    }
    return contents;
  });
}
