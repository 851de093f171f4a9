import { recordAudit } from '../audit/audit.js';
import { ERASED, auditOfDropped } from '../consume/parking.js';
import type { UnitOfWork } from '../transaction/unit-of-work.js';
import {
  DELETE_EMPTY_KEY,
  DELETE_MESSAGES,
  LOCK_KEY,
  SELECT_PARKED,
  toParkedMessage,
} from './parked-rows.js';
import type { ParkedKey, ParkedMessage, ParkedRow } from './parked-rows.js';

/** Messages that may contain the personal data of one subject. */
export interface ErasedMessages extends ParkedKey {
  /** Messages with another key, or without a key, are considered if their value contains this text. */
  text: string;
  /** Whether a considered message is about the subject. */
  isAbout: (message: ParkedMessage) => boolean;
}

/**
 * Drops parked messages about a subject whose personal data is erased, and unblocks keys without further messages. Call
 * it before other rows are locked, in the same order as a replay.
 * @param who the operator's client id, for the audit
 */
export async function dropErased(
  unitOfWork: UnitOfWork,
  { group, stream, key, text, isAbout }: ErasedMessages,
  who: string,
): Promise<void> {
  await unitOfWork.query(LOCK_KEY, [group, stream, key]);
  const considered = await unitOfWork.query<ParkedRow>(CONSIDERED, [group, stream, key, text]);
  const dropped = considered.map(toParkedMessage).filter(isAbout);
  if (dropped.length === 0) return;
  await unitOfWork.query(DELETE_MESSAGES, [dropped.map(({ id }) => id)]);
  for (const emptied of new Set(dropped.map((message) => message.key))) {
    await unitOfWork.query(DELETE_EMPTY_KEY, [group, stream, emptied]);
  }
  for (const message of dropped)
    await recordAudit(unitOfWork, auditOfDropped(message, who, ERASED));
}

const CONSIDERED = `
  ${SELECT_PARKED}
   WHERE consumer_group = $1 AND stream = $2
     AND (key = $3 OR position(convert_to($4, 'UTF8') IN value) > 0)
   ORDER BY id FOR UPDATE`;
