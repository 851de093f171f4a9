import { FileFault, type Fault, type FileFaultName } from '@entrepot/product-files';
import { fill } from '../../language/texts.js';
import { messages } from './messages.js';

type Values = Readonly<Record<string, string | number>>;

/** A fault that the console finds itself. */
export function fileFault(name: FileFaultName, values: Values = {}): FileFault {
  const { fault, remedy } = messages.files[name];
  return new FileFault(fill(fault, values), fill(remedy, values), { name, values });
}

/** The reason why a file cannot be read, following its name, and the fix. */
export function fileFaultTexts({ reason, message, remedy }: FileFault) {
  if (reason.name === undefined) return { fault: message, remedy };
  const texts = messages.files[reason.name];
  const { values = {} } = reason;
  return { fault: fill(texts.fault, values), remedy: fill(texts.remedy, values) };
}

/** The reason why a line is not sent; a fault of the API has the API's text. */
export function faultText({ reason, detail }: Fault): string {
  return reason ? fill(messages.faults[reason.name], reason.values) : detail;
}
