import type { QueryRunner } from 'typeorm';

/** The version of a subject in an event. */
export interface SubjectVersion {
  stream: string;
  subject: string;
  version: number;
}

/**
 * Raises each subject's highest applied version (decision 8.3) and locks it until the commit.
 * @returns for each `stream subject` the version that was applied before, 0 for a new one
 */
export async function advanceVersions(
  runner: QueryRunner,
  group: string,
  seen: readonly SubjectVersion[],
): Promise<Map<string, number>> {
  const highest = new Map<string, SubjectVersion>();
  for (const entry of seen) {
    const previous = highest.get(versionKey(entry));
    if (!previous || previous.version < entry.version) highest.set(versionKey(entry), entry);
  }
  if (highest.size === 0) return new Map();
  const sorted = [...highest.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { records } = await runner.query(
    ADVANCE,
    [
      group,
      sorted.map(([, entry]) => entry.stream),
      sorted.map(([, entry]) => entry.subject),
      sorted.map(([, entry]) => entry.version),
    ],
    true,
  );
  const rows = records as { stream: string; subject: string; before: string | null }[];
  return new Map(rows.map((row) => [versionKey(row), Number(row.before ?? 0)]));
}

export function versionKey({ stream, subject }: { stream: string; subject: string }): string {
  return `${stream} ${subject}`;
}

const ADVANCE = `
  INSERT INTO subject_version AS known (consumer_group, stream, subject, version)
  SELECT $1, stream, subject, version
    FROM unnest($2::text[], $3::text[], $4::bigint[]) WITH ORDINALITY AS t (stream, subject, version, position)
   ORDER BY position
  ON CONFLICT (consumer_group, stream, subject) DO UPDATE
     SET version = greatest(known.version, excluded.version)
  RETURNING stream, subject, old.version AS before`;
