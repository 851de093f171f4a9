import { faultOf, membersOf, type Column } from '@entrepot/product-files';
import type { FieldFault } from '../../api/problem.js';
import { noteOf, type Group, type LineNote } from './group.js';

/** Assigns the notes of a refusal to lines. */
interface Place {
  group: Group;
  columns: readonly Column[];
  kind: LineNote['kind'];
}

/** The reasons why a group was not accepted; a reason without a line belongs to the first line. */
export function notesOfRefusal(
  place: Place,
  { code, title, message, errors }: Refusal,
): LineNote[] {
  if (errors.length === 0) {
    return [placed(place, [], { code, detail: message === '' ? title : message })];
  }
  return errors.map((error) => placed(place, membersOf(error.pointer ?? ''), error));
}

interface Refusal {
  code: string;
  title: string;
  message: string;
  errors: readonly FieldFault[];
}

/** @param pointer its members, starting with the position of the line */
export function placed(
  { group, columns, kind }: Place,
  [position, ...members]: string[],
  error: FieldFault,
): LineNote {
  const record = group.records[Number(position ?? 0)] ?? group.records[0];
  if (!record) throw new Error('a group without lines');
  return noteOf(record, faultOf(error, members, columns), kind);
}
