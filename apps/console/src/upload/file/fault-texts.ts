import { FileFault } from '@entrepot/product-files';
import type { Fault, FileFaultName } from '@entrepot/product-files';
import { fill } from '../../language/texts.js';
import { messages } from './messages.js';

type Values = Readonly<Record<string, string | number>>;

/** A fault that the console finds itself. */
export function fileFault(name: FileFaultName, values: Values = {}): FileFault {
  const { fault, remedy } = messages.files[name];
  return new FileFault(fill(fault, values), fill(remedy, values), { name, values });
}

/** Why a file cannot be read, after its name, and what to do about it. */
export function fileFaultTexts({ reason, message, remedy }: FileFault) {
  if (reason.name === undefined) return { fault: message, remedy };
  const texts = messages.files[reason.name];
  const { values = {} } = reason;
  return { fault: fill(texts.fault, values), remedy: fill(texts.remedy, values) };
}

/** Why a line is not sent; a fault of the API in its own words. */
export function faultText({ reason, detail }: Fault): string {
  return reason ? fill(messages.faults[reason.name], reason.values) : detail;
}
