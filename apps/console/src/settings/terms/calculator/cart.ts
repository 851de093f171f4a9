import type { FormValues } from '../../../design/forms/form-field.js';

/** What a calculation asks for. Amounts are in `currency`. */
export interface Cart {
  destination: string;
  region?: string;
  currency: string;
  freight: number;
  insurance?: number;
  shippedFrom: string;
  scheme?: string;
  /** The day in the destination; today when left out. */
  on?: string;
  lines: CartLine[];
}

export interface CartLine {
  id: string;
  hsCode: string;
  countryOfOrigin?: string;
  quantity: number;
  unitPrice: number;
}

export const LINE_FIELDS = ['hsCode', 'countryOfOrigin', 'quantity', 'unitPrice'] as const;

/** The cart of a form, and of its lines; their ids are 1, 2 and so on. */
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
    lines: lines.map((line, at) => lineOf(line, String(at + 1))),
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
