/** The parts of the document that do not depend on streams and events. The gateway adds the servers. */
export function general(version: string): Record<string, object | string> {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Entrepot events',
      version,
      description,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
  };
}

const description = `
Everything that happens in Entrepot is an event on Kafka. A stream is a topic; its name is the address of the channel.

**Delivery** is at least once, in order for each key. Deduplicate by \`ce_id\`, retain the highest \`version\` of each
stream and subject, and ignore members that you do not know.

**Headers** follow CloudEvents 1.0 in binary mode. Decide by \`ce_type\`; the end of \`ce_dataschema\` names the schema
and its version, which the gateway serves under \`/schemas\`.

**Personal data** travels on \`orders.release\` and \`sales-channel.orders\` only. These streams have separate access rights.
`.trim();
