import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { versionName, type EventContract } from '#contracts';
import { pascalCase } from '../openapi/pascal-case.js';
import { projectRoot } from '../stack/paths.js';
import { titled } from './titled.js';

const text = { type: 'string' };

/** One event type as a message: headers, payload, key and its golden examples. */
export function messageOf(contract: EventContract): object {
  const {
    $id: _id,
    $schema: _dialect,
    title: _title,
    description,
    ...payload
  } = contract.schema as Schema;
  return {
    name: contract.type,
    title: contract.type,
    summary: description,
    contentType: 'application/json',
    headers: headersOf(contract),
    payload: titled(payload, typeNameOf(contract)),
    bindings: { kafka: { key: text, bindingVersion: '0.5.0' } },
    examples: examplesOf(contract),
  };
}

/** The name of the type in `@entrepot/events`: `OrderPlaced`; the names of later versions end with the version. */
function typeNameOf({ type, version }: EventContract): string {
  return pascalCase(type) + (version === 1 ? '' : `V${version}`);
}

interface Schema {
  $id: string;
  $schema: string;
  title: string;
  description: string;
}

function headersOf({ type, schemaPath }: EventContract): object {
  return {
    type: 'object',
    required: ['ce_id', 'ce_type', 'ce_dataschema'],
    properties: {
      ce_specversion: { const: '1.0' },
      ce_id: { ...text, description: 'The same as `eventId`.' },
      ce_source: { ...text, examples: ['/entrepot/orders'] },
      ce_type: { const: type },
      ce_subject: { ...text, description: 'The same as `subject`.' },
      ce_time: { ...text, description: 'The same as `occurredAt`.' },
      ce_dataschema: {
        ...text,
        pattern: `${schemaPath}$`,
        description: 'The address of the schema on the gateway.',
      },
      'content-type': { const: 'application/json' },
      traceparent: { ...text, description: 'W3C trace context of the cause of the event.' },
    },
  };
}

interface Example {
  eventId: string;
  subject: string;
  occurredAt: string;
}

function examplesOf(contract: EventContract): object[] {
  const folder = path.join(projectRoot(), 'libs/contracts/examples', versionName(contract));
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const payload = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Example;
      return {
        name: path.basename(file, '.json'),
        headers: exampleHeaders(contract, payload),
        payload,
      };
    });
}

function exampleHeaders({ type, schemaPath }: EventContract, event: Example): object {
  return {
    ce_specversion: '1.0',
    ce_id: event.eventId,
    ce_type: type,
    ce_subject: event.subject,
    ce_time: event.occurredAt,
    ce_dataschema: `https://entrepot.example.com${schemaPath}`,
    'content-type': 'application/json',
  };
}
