import { readFileSync } from 'node:fs';
import { CredentialRevoked } from '#contracts';
import type { BrokerConfig } from '#kafka';
import { brokerConfigOf, topicLayout, type TopicLayout } from '#messaging';
import { fileAbove } from '#platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { serversOf, withInstallation, type AsyncApi } from './installation.js';
import { StaticAnswer } from './static-answer.js';

const JSON_TEXT = 'application/json; charset=utf-8';
const RETRY_MS = 10_000;

/** The released document, and the copy that the viewer reads. */
const FILES = {
  json: 'apps/gateway/asyncapi.json',
  viewer: 'dist/apps/gateway/asyncapi-viewer/asyncapi-document.json',
};

interface Document extends AsyncApi {
  components: {
    messages: Record<string, { name: string; examples: { name: string; payload: object }[] }>;
  };
}

type Answers = Record<keyof typeof FILES, StaticAnswer>;

/** The document of all streams and events, with the brokers and partitions of this installation. */
@Injectable()
export class AsyncApiDocument {
  /** The golden examples of each version of an event, by its schema's file name (`order.placed.v1`). */
  readonly examples: Readonly<Record<string, Readonly<Record<string, object>>>>;
  private readonly logger = new Logger(AsyncApiDocument.name);
  private readonly brokers: BrokerConfig;
  /** The gateway's own topic: its user may see no others. */
  private readonly topic: string;
  private answers: Answers;
  private isComplete = false;
  private reading: Promise<void> | undefined;
  private retryAt = 0;

  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {
    const { messages } = documentOf(FILES.json).components;
    this.examples = Object.fromEntries(
      Object.entries(messages).map(([version, { examples }]) => [
        version,
        Object.fromEntries(examples.map(({ name, payload }) => [name, payload])),
      ]),
    );
    this.brokers = brokerConfigOf(config, 'gateway');
    this.topic = config.TOPIC_PREFIX + CredentialRevoked.stream;
    this.answers = this.answersWith(undefined);
  }

  /** The partitions are left out while no broker answers. */
  async answer(form: keyof Answers): Promise<StaticAnswer> {
    if (!this.isComplete && Date.now() >= this.retryAt) await (this.reading ??= this.read());
    return this.answers[form];
  }

  /** Sends one query for all waiting callers: partitions never change. */
  private async read(): Promise<void> {
    try {
      this.answers = this.answersWith(await topicLayout(this.brokers, this.topic));
      this.isComplete = true;
    } catch (error) {
      this.logger.warn(`partitions are not known: ${(error as Error).message}`);
      this.retryAt = Date.now() + RETRY_MS;
    }
    this.reading = undefined;
  }

  private answersWith(layout: TopicLayout | undefined): Answers {
    const servers = serversOf(this.config);
    const answerOf = (file: string) =>
      new StaticAnswer(
        JSON_TEXT,
        JSON.stringify(withInstallation(documentOf(file), servers, layout)),
      );
    return { json: answerOf(FILES.json), viewer: answerOf(FILES.viewer) };
  }
}

function documentOf(file: string): Document {
  return JSON.parse(readFileSync(fileAbove(import.meta.dirname, file), 'utf8')) as Document;
}
