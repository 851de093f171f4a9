import { readFileSync } from 'node:fs';
import { allContracts, streams } from '#contracts';
import { Parser } from '@asyncapi/parser';
import { asyncApiPath, makeAsyncApi } from './asyncapi.js';
import { eventsReference } from './events-reference.js';

const text = readFileSync(asyncApiPath, 'utf8');

describe('the document of streams and events', () => {
  it('The document equals the output of the contracts: `npm run build && npm run asyncapi:write` writes it', () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(makeAsyncApi())));
  });

  it('The AsyncAPI parser accepts the document, which has exactly the existing streams and events', async () => {
    const { document, diagnostics } = await new Parser().parse(text);
    const faults = diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version');
    expect(faults).toEqual([]);
    const channels = document?.channels().all() ?? [];
    const listed = channels.flatMap((channel) =>
      channel
        .messages()
        .all()
        .map((message) => `${channel.address()} ${message.name()}`),
    );
    expect(channels.map((channel) => channel.address())).toEqual(streams.map(({ name }) => name));
    expect(listed.toSorted()).toEqual(
      allContracts.map(({ stream, type }) => `${stream} ${type}`).toSorted(),
    );
  });

  it('Every type that a generator creates has a unique name', async () => {
    const { document } = await new Parser().parse(text);
    const titles = (document?.messages().all() ?? []).map((message) => message.payload()?.title());
    expect(titles).toContain('OrderPlaced');
    expect(new Set(titles).size).toBe(allContracts.length);
    const nameless: unknown[] = [];
    const look = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { title, ...members } = schema as Record<string, unknown>;
      const isType = members['type'] === 'object' || 'enum' in members || 'anyOf' in members;
      if (isType && title === undefined) nameless.push(schema);
      for (const member of Object.values(members)) look(member);
    };
    const messages = Object.values(
      (JSON.parse(text) as { components: { messages: Record<string, { payload: object }> } })
        .components.messages,
    );
    for (const { payload } of messages) look(payload);
    expect(nameless).toEqual([]);
  });
});

describe('docs/events-reference.md', () => {
  it('The reference matches the contracts: `npm run build && npm run asyncapi:write` writes it', () => {
    expect(readFileSync('docs/events-reference.md', 'utf8')).toBe(eventsReference());
  });
});
