import type { FormValues } from '../../../design/forms/form-field.js';
import type { Cart } from './requests.js';

type CartLine = Cart['lines'][number];

/** Creates the cart from the values of a form and of its lines, which get the ids 1, 2 and so on. */
export function cartOf(values: FormValues, lines: readonly FormValues[]): Cart {
  const { destination = '', currency = '', shippedFrom = '', freight = '' } = values;
  const { region = '', insurance = '', scheme = '', on = '' } = values;
  return {
    destination: codeOf(destination),
    ...(region.trim() !== '' && { region: region.trim() }),
    currency: codeOf(currency),
    freight: Number(freight),
    ...(insurance.trim() !== '' && { insurance: Number(insurance) }),
    shippedFrom: codeOf(shippedFrom),
    ...(scheme.trim() !== '' && { scheme: scheme.trim() }),
    ...(on !== '' && { on }),
    lines: lines.map((line, index) => lineOf(line, String(index + 1))),
  };
}

function lineOf(line: FormValues, id: string): CartLine {
  const { hsCode = '', countryOfOrigin = '', quantity = '', unitPrice = '' } = line;
  return {
    id,
    hsCode: hsCode.trim(),
    ...(countryOfOrigin.trim() !== '' && { countryOfOrigin: codeOf(countryOfOrigin) }),
    quantity: Number(quantity),
    unitPrice: Number(unitPrice),
  };
}

const codeOf = (text: string): string => text.trim().toUpperCase();
