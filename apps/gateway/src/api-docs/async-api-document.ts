import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { fileAbove } from './file-above.js';
import { StaticAnswer } from './static-answer.js';

interface AsyncApi {
  components: {
    messages: Record<string, { name: string; examples: { name: string; payload: object }[] }>;
  };
}

/** The document of all streams and events, as released with the code. */
@Injectable()
export class AsyncApiDocument {
  readonly json: StaticAnswer;
  /** The golden examples of each version of an event, by its schema's file name (`order.placed.v1`). */
  readonly examples: Readonly<Record<string, Readonly<Record<string, object>>>>;

  constructor() {
    const text = readFileSync(fileAbove(import.meta.dirname, 'apps/gateway/asyncapi.json'), 'utf8');
    const { messages } = (JSON.parse(text) as AsyncApi).components;
    this.json = new StaticAnswer('application/json; charset=utf-8', text);
    this.examples = Object.fromEntries(
      Object.entries(messages).map(([version, { examples }]) => [
        version,
        Object.fromEntries(examples.map(({ name, payload }) => [name, payload])),
      ]),
    );
  }
}
