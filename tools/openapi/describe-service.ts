import { BodyBudget, KeySource, SummaryParts, routeText, type RouteText } from '#edge';
import { HealthRegistry, Names, Readings } from '#platform';
import type { DynamicModule, Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { gatewayProblems } from '../../apps/gateway/src/problems.js';
import type { Schema, ServiceDescription } from './document.js';
import { addSchemas } from './merge.js';
import { operationObject, type Route } from './operation/operation.js';
import type { DescribedService } from './services.js';
import { modelsOf } from './operation/success-response.js';

/** Stands in for the providers that `createService` adds to a service's module. */
class ReferenceData {}
const referenceData: DynamicModule = {
  module: ReferenceData,
  global: true,
  providers: [
    BodyBudget,
    HealthRegistry,
    Names,
    Readings,
    SummaryParts,
    { provide: KeySource, useValue: undefined },
  ],
  exports: [BodyBudget, HealthRegistry, KeySource, Names, Readings, SummaryParts],
};

/** One service's operations. Nest only scans the modules: it creates no instances and connects to nothing. */
export async function describeService(service: DescribedService): Promise<ServiceDescription> {
  const app = await NestFactory.create(
    { module: class Described {}, imports: [referenceData, service.module] },
    new FastifyAdapter(),
    { preview: true, logger: false, abortOnError: false },
  );
  const controllers = controllersOf(app.get(ModulesContainer));
  const texts = [...controllers.values()].flatMap(textsOf);
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder().setOpenAPIVersion('3.1.0').build(),
    {
      autoTagControllers: false,
      operationIdFactory: (controller, method) => `${controller}.${method}`,
      // The classes of list items, which Nest does not find.
      extraModels: texts.flatMap(({ list }) => (list ? [list.dto] : [])),
    },
  );
  return {
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item as Record<string, Generated>).map(([method, operation]) => {
            const route = routeOf({ path, method, generated: operation }, controllers, service);
            return [method, operationObject(route, operation.operationId)];
          }),
        ),
      ]),
    ),
    schemas: schemasOf(document, texts),
  };
}

type Generated = Route['generated'] & { operationId: string };

function routeOf(
  { path, method, generated }: { path: string; method: string; generated: Generated },
  controllers: ReadonlyMap<string, Type>,
  { name, problems }: DescribedService,
): Route {
  const [controller = '', handler = ''] = generated.operationId.split('.');
  const type = controllers.get(controller);
  if (type === undefined) throw new Error(`${name} has no controller ${controller}`);
  const text = routeText(type, handler);
  return {
    path,
    method,
    generated,
    text,
    problems: { ...gatewayProblems, ...problems },
    forwarded: name !== 'gateway' || path.startsWith(EVERY_SERVICE),
  };
}

/** Routes that every service answers and the gateway forwards, documented as one operation each. */
const EVERY_SERVICE = '/ops/services/{service}/';

function controllersOf(modules: ModulesContainer): Map<string, Type> {
  const types = [...modules.values()].flatMap(({ controllers }) =>
    [...controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return new Map(types.map((type) => [type.name, type]));
}

function textsOf(controller: Type): RouteText[] {
  const methods = Object.getOwnPropertyNames(controller.prototype as object);
  return methods
    .filter((method) => method !== 'constructor')
    .map((method) => routeText(controller, method));
}

/** The schemas of requests, which Nest has found, and of answers. */
function schemasOf({ components }: OpenAPIObject, texts: readonly RouteText[]) {
  const schemas = { ...components?.schemas } as Record<string, Schema>;
  for (const { operation } of texts) if (operation) addSchemas(schemas, modelsOf(operation));
  return schemas;
}
