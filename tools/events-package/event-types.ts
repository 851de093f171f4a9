import type { EventContract } from '#contracts';
import { allContracts } from '#contracts';
import { compile } from 'json-schema-to-typescript';
import { variants } from './variants.js';

const HEAD = '/* Written from the contracts of the events by `npm run contracts:write`. */\n';

/** The source of the package's types: an interface for each version of an event, and their union. */
export async function eventTypes(): Promise<string> {
  const interfaces = await Promise.all(
    allContracts.map((contract) =>
      compile(variants(contract), nameOf(contract), {
        bannerComment: '',
        additionalProperties: false,
        format: false,
        unknownAny: true,
      }),
    ),
  );
  return [HEAD, ...interfaces, byType(), union()].join('\n');
}

/** `order.status-changed` is `OrderStatusChanged`. */
function nameOf({ type }: EventContract): string {
  return type.replaceAll(/(?:^|[.-])(\w)/g, (_, first: string) => first.toUpperCase());
}

function byType(): string {
  const lines = allContracts.map((contract) => `  '${contract.type}': ${nameOf(contract)};`);
  return `/** The newest version of each event, by its type. */\nexport interface EventByType {\n${lines.join('\n')}\n}\n`;
}

function union(): string {
  const lines = allContracts.map(
    (contract) =>
      `  | { kind: 'event'; type: '${contract.type}'; version: ${contract.version}; event: ${nameOf(contract)} }`,
  );
  return `/** Any event; \`type\` distinguishes them. */\nexport type EntrepotEvent =\n${lines.join('\n')};\n`;
}
