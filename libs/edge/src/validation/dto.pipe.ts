import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { Refusal, type FieldError } from '#runtime';
import { membersOf, type DtoClass, type Item } from './members.js';
import { readDto, readList } from './read-dto.js';

/** Reads bodies into DTOs, for every route; paths and queries are read by `ParametersGuard`. */
export class DtoPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || membersOf(metatype) === undefined) return value;
    return accepted((faults) => readDto(metatype as DtoClass, value, '', faults));
  }
}

/** The item type and limits of a list body, for the API documents. */
export interface ListPipe<T = unknown> extends PipeTransform<unknown, T[]> {
  readonly dto: DtoClass;
  readonly min: number;
  readonly max: number;
}

/** For `@Body(arrayOf(Dto, limits))`: the whole body is a list. */
export function arrayOf(dto: DtoClass, { min = 0, max }: { min?: number; max: number }): ListPipe {
  const items: Item = () => dto;
  return {
    dto,
    min,
    max,
    transform: (value) => accepted((faults) => readList({ items, min, max }, value, '', faults)),
  };
}

/** For `@Body(optionalBody(Dto))`, with `@ApiBody`: a body that may be left out, which is read as an empty one. */
export function optionalBody<T extends object>(dto: DtoClass<T>): PipeTransform<unknown, T> {
  return { transform: (value) => readBody(dto, value ?? {}) };
}

/**
 * Reads and validates a body that does not come from a request, for example from an event.
 * @throws Refusal `validation-failed` with all faults and their pointers
 */
export function readBody<T extends object>(dto: DtoClass<T>, value: unknown): T {
  return accepted((faults) => readDto(dto, value, '', faults)) as T;
}

/** @throws Refusal `validation-failed` with the faults that `read` has found */
export function accepted<T>(read: (faults: FieldError[]) => T): T {
  const errors: FieldError[] = [];
  const dto = read(errors);
  if (errors.length > 0) throw new Refusal('validation-failed', summary(errors), { errors });
  return dto;
}

function summary([first, ...others]: FieldError[]): string {
  const one = `${first?.pointer === '' ? 'The body' : first?.pointer} ${first?.detail}`;
  return others.length === 0 ? `${one}.` : `${one}, and more fields are not valid.`;
}
