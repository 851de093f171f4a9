import { readFileSync } from 'node:fs';
import { type ClientKind, type TokenScope } from '#edge';
import { fileAbove } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { StaticAnswer } from './static-answer.js';

/** The description of a problem code in one service. */
export interface ProblemText {
  /** Undefined for a code that any service may answer. */
  service?: string;
  status: number;
  title: string;
  meaning: string;
  remedy: string;
  /** The ids of the operations that answer with this code. */
  operations: string[];
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  'x-problems': Record<string, ProblemText[]>;
}

interface Operation {
  operationId: string;
  summary: string;
  /** One of these entries is enough; none for a public operation. */
  security: { clientToken?: ClientKind[]; salesChannelToken?: TokenScope[] }[];
  'x-group': string;
  'x-sandbox-only'?: true;
  'x-body-limit'?: number;
}

/** An operation with its link. */
export interface OperationLink {
  method: string;
  path: string;
  summary: string;
  /** The address in the API viewer. */
  href: string;
}

/** An operation that needs a token. */
export interface GuardedOperation {
  id: string;
  kinds: ReadonlySet<ClientKind>;
  /** The scope that the token of a sales channel needs. */
  scope: TokenScope | undefined;
  /** Whether it is a GET. */
  reads: boolean;
}

/** The method and path of an operation; the path as in the document (`/a/{id}`). */
export interface OperationRoute {
  method: string;
  path: string;
  /** The maximum size of its body, in bytes. */
  bodyLimit?: number;
  /** The scope that the token of a sales channel needs. */
  scope?: TokenScope;
}

/** The API document of all services, as released with the code, with this installation's address. */
@Injectable()
export class ApiDocument {
  readonly problems: ReadonlyMap<string, readonly ProblemText[]>;
  readonly operations: ReadonlyMap<string, OperationLink>;
  readonly routes: readonly OperationRoute[];
  /** In production, without the operations that only a sandbox has. */
  readonly guarded: readonly GuardedOperation[];
  /** The served document. */
  readonly json: StaticAnswer;

  constructor(@Inject(GATEWAY_CONFIG) { PUBLIC_URL, ENTREPOT_ENV }: GatewayConfig) {
    const document = JSON.parse(
      readFileSync(fileAbove(import.meta.dirname, 'apps/gateway/openapi.json'), 'utf8'),
    ) as OpenApi;
    this.problems = new Map(Object.entries(document['x-problems']));
    this.operations = new Map(linksOf(document));
    this.routes = routesOf(document);
    this.guarded = guardedOf(document, ENTREPOT_ENV === 'sandbox');
    // A browser can call only the origin that served the viewer, which may differ from the public address.
    const servers = [{ url: PUBLIC_URL }, { url: '/', description: 'The address of this page' }];
    this.json = new StaticAnswer(
      'application/json; charset=utf-8',
      JSON.stringify({ ...document, servers }),
    );
  }
}

function linksOf({ paths }: OpenApi): [string, OperationLink][] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId, summary, 'x-group': group }]): [string, OperationLink] => {
        const href = `/docs#/${encodeURIComponent(group)}/${operationId}`;
        return [operationId, { method: method.toUpperCase(), path, summary, href }];
      },
    ),
  );
}

function routesOf({ paths }: OpenApi): OperationRoute[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const { 'x-body-limit': bodyLimit } = operation;
      const scope = scopeOf(operation);
      return {
        method: method.toUpperCase(),
        path,
        ...(bodyLimit !== undefined && { bodyLimit }),
        ...(scope !== undefined && { scope }),
      };
    }),
  );
}

function guardedOf({ paths }: OpenApi, isSandbox: boolean): GuardedOperation[] {
  return Object.values(paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const kinds = operation.security.flatMap(({ clientToken = [], salesChannelToken }) =>
        salesChannelToken === undefined ? clientToken : (['sales-channel'] as const),
      );
      const isRouted = isSandbox || operation['x-sandbox-only'] !== true;
      if (kinds.length === 0 || !isRouted) return [];
      const { operationId: id } = operation;
      const scope = scopeOf(operation);
      return [{ id, kinds: new Set(kinds), scope, reads: method === 'get' }];
    }),
  );
}

function scopeOf({ security }: Operation): TokenScope | undefined {
  return security.flatMap(({ salesChannelToken = [] }) => salesChannelToken)[0];
}
