import { CommaSeparated, rules } from '#edge';
import { LABEL_LIMIT } from './combine-labels.js';

export class PrintLabelsQuery {
  @CommaSeparated(rules.id, {
    max: LABEL_LIMIT,
    doc: 'Parcel ids; the PDF has one page for each, in this order.',
  })
  parcelIds!: string[];
}
