import { type CanActivate, type ExecutionContext, type PipeTransform, Param } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { refusedParameters } from '../problems/refused-parameters.js';
import type { ParameterError } from '#runtime';
import { membersOf, type DtoClass } from './members.js';
import { readQuery, valueOf } from './read-query.js';
import type { Rule } from './rule.js';
import { id } from './text-rules.js';

type Method = (...args: never[]) => unknown;

/** The path parameters of a controller's method, in order, and its query. */
export interface Parameters {
  path: readonly { name: string; rule: Rule }[];
  query: DtoClass | undefined;
}

/**
 * Validates the path and the query of a request together, so that one answer contains all faults (decision 1.2), and
 * creates the query's DTO. It is a guard, because a route with an interceptor sends each request through rxjs, and a
 * pipe sees only one parameter.
 */
export class ParametersGuard implements CanActivate {
  private readonly known = new WeakMap<Method, Parameters>();

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { path, query } = this.parametersOf(context);
    const errors = pathErrors(path, request.params as Record<string, unknown>);
    request.query = readQuery(query, request.query as object, errors);
    const [first, ...others] = errors;
    if (first !== undefined) throw refusedParameters([first, ...others]);
    return true;
  }

  private parametersOf(context: ExecutionContext): Parameters {
    const handler = context.getHandler() as Method;
    const parameters = this.known.get(handler) ?? parametersOf(context.getClass(), handler.name);
    this.known.set(handler, parameters);
    return parameters;
  }
}

/** A path parameter with its own rule; `@Param` alone is an id. */
export function PathParam(name: string, rule: Rule): ParameterDecorator {
  return Param(name, new RulePipe(rule));
}

class RulePipe implements PipeTransform {
  constructor(readonly rule: Rule) {}

  transform(text: string): unknown {
    return valueOf(this.rule, text);
  }
}

function pathErrors(
  path: Parameters['path'],
  parameters: Record<string, unknown>,
): ParameterError[] {
  return path.flatMap(({ name, rule }) => {
    const fault = rule.check(valueOf(rule, String(parameters[name])));
    return fault === undefined ? [] : [{ parameter: name, ...fault }];
  });
}

interface Argument {
  index: number;
  data?: string;
  pipes?: readonly object[];
}

/** Read from its decorators. */
export function parametersOf(controller: object, method: string): Parameters {
  const prototype = (controller as { prototype: object }).prototype;
  const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as unknown[];
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    Argument
  >;
  const argumentsOf = (kind: RouteParamtypes) =>
    Object.entries(args)
      .filter(([key]) => key.startsWith(`${kind}:`))
      .map(([, argument]) => argument)
      .toSorted((one, other) => one.index - other.index);
  return {
    path: argumentsOf(RouteParamtypes.PARAM).flatMap(({ data, pipes = [] }) =>
      data === undefined ? [] : [{ name: data, rule: ruleAmong(pipes) ?? id }],
    ),
    query: argumentsOf(RouteParamtypes.QUERY)
      .map(({ index }) => types[index] as DtoClass)
      .find((type) => membersOf(type) !== undefined),
  };
}

function ruleAmong(pipes: readonly object[]): Rule | undefined {
  return pipes.find((pipe) => pipe instanceof RulePipe)?.rule;
}
