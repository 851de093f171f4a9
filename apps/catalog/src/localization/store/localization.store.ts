import { merchantsInTurn, type UnitOfWork, type Writes } from '#messaging';
import { v7 as uuidv7 } from 'uuid';
import type { LocalizationStatus } from '../../skus/domain/localization-lifecycle.js';
import type { SourcedText, TextSource } from '../domain/fit-text.js';
import { skuSubject } from '../../skus/domain/sku.js';
import type { LocalizedText, SkuContent, SkuKey } from '../../skus/domain/sku.js';
import { RowColumns, type Queries } from '#platform';
import { columns } from '../../skus/store/sku.store.js';

/** A SKU to translate before the task is due again. */
export interface TranslationTask extends SkuKey {
  taskId: string;
  content: SkuContent;
  /** The trace of the request or event that queued it. */
  traceparent: string | null;
  /** Whether it is part of a bulk change. */
  bulk: boolean;
}

/** Queues SKUs for translation; an existing task is replaced, and its translation discarded. */
export function queueTranslations(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): void {
  if (keys.length === 0) return;
  const tasks = keys.map(({ merchantId, skuId }) => {
    const subject = skuSubject({ merchantId, skuId });
    const traceparent = unitOfWork.traceOfKey(subject) ?? null;
    return { merchantId, skuId, taskId: uuidv7(), traceparent, bulk: unitOfWork.isBulk(subject) };
  });
  unitOfWork.write(QUEUE, [TASK.json(tasks)]);
}

/**
 * Claims due tasks, so that no other worker claims them during the lease: in turns between merchants, single changes
 * before bulk ones.
 */
export async function claimTranslations(
  queries: Queries,
  most: number,
  leaseMs: number,
): Promise<TranslationTask[]> {
  return queries.query(CLAIM, [most, leaseMs]);
}

/** Ends tasks. @returns the SKUs whose content has not changed since it was translated */
export async function endTranslations(
  queries: Queries,
  tasks: readonly TranslationTask[],
): Promise<SkuKey[]> {
  return queries.query(
    END,
    tasks.length === 0 ? [[], [], []] : [...columns(tasks), tasks.map(({ taskId }) => taskId)],
  );
}

/** The texts of a SKU by locale. */
export interface SkuTexts extends SkuKey {
  texts: ReadonlyMap<string, SourcedText>;
}

/**
 * Replaces all texts of these SKUs. A text of a closed channel would belong to older words when the channel opens
 * again, so it is deleted and made again then.
 */
export function replaceTexts(
  unitOfWork: Writes,
  skus: readonly SkuTexts[],
  localizedAt: Date,
): void {
  if (skus.length === 0) return;
  const locales = skus.map(({ merchantId, skuId, texts }) => ({
    merchantId,
    skuId,
    locales: [...texts.keys()],
  }));
  unitOfWork.write(DROP_OTHER_TEXTS, [LOCALES.json(locales)]);
  writeTexts(unitOfWork, skus, localizedAt);
}

/** Replaces the texts in the same locales. */
export function writeTexts(unitOfWork: Writes, skus: readonly SkuTexts[], localizedAt: Date): void {
  const rows = skus.flatMap(({ merchantId, skuId, texts }) =>
    [...texts].map(([locale, { text, source }]) => ({
      ...text,
      merchantId,
      skuId,
      locale,
      source,
    })),
  );
  if (rows.length > 0) unitOfWork.write(WRITE_TEXTS, [TEXT.json(rows), localizedAt]);
}

/** A SKU's texts as stored: one for each locale of the channels that the merchant is connected to. */
export interface SkuLocalizations {
  skuId: string;
  localizationStatus: LocalizationStatus;
  /** The version of its last event. */
  version: number;
  localizations: {
    locale: string;
    salesChannels: string[];
    name: string;
    description: string;
    color?: string;
    size?: string;
    source: TextSource;
    localizedAt: string;
  }[];
}

/** @returns undefined for a SKU that is unknown or deleted */
export async function loadLocalizations(
  queries: Queries,
  key: SkuKey,
): Promise<SkuLocalizations | undefined> {
  const [localizations] = await queries.query<SkuLocalizations>(LOCALIZATIONS, [
    key.merchantId,
    key.skuId,
  ]);
  return localizations;
}

const TASK = new RowColumns<Omit<TranslationTask, 'content'>>(
  {
    merchantId: 'text',
    skuId: 'text',
    taskId: 'uuid',
    traceparent: 'text',
    bulk: 'boolean',
  },
  ['merchantId', 'skuId'],
);

const QUEUE = `
  INSERT INTO translation_task (${TASK.names}, due_at)
  SELECT ${TASK.members}, clock_timestamp() FROM ${TASK.table('$1')}
  ON CONFLICT (merchant_id, sku_id) DO UPDATE SET ${TASK.replaced}, due_at = excluded.due_at`;

const nextOf = (lane: string) => `
  (SELECT merchant_id, sku_id, bulk, due_at FROM translation_task
    WHERE merchant_id = turn.merchant AND ${lane} AND due_at <= clock_timestamp() ORDER BY due_at LIMIT $1)`;

const CLAIM = `
  WITH RECURSIVE ${merchantsInTurn('translation_task')}, next AS (
    SELECT own.merchant_id, own.sku_id
      FROM turn CROSS JOIN LATERAL (
        SELECT lanes.*, row_number() OVER (ORDER BY bulk, due_at) AS place
          FROM (${nextOf('NOT bulk')} UNION ALL ${nextOf('bulk')}) AS lanes) AS own
     ORDER BY own.place, own.due_at LIMIT $1
  ), due AS (
    SELECT merchant_id, sku_id FROM translation_task
     WHERE (merchant_id, sku_id) IN (SELECT merchant_id, sku_id FROM next) AND due_at <= clock_timestamp()
       FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE translation_task t SET due_at = clock_timestamp() + make_interval(secs => $2::numeric / 1000)
      FROM due WHERE t.merchant_id = due.merchant_id AND t.sku_id = due.sku_id
    RETURNING t.merchant_id, t.sku_id, t.task_id, t.traceparent, t.bulk
  )
  SELECT c.merchant_id AS "merchantId", c.sku_id AS "skuId", c.task_id AS "taskId", s.content, c.traceparent, c.bulk
    FROM claimed c JOIN sku s USING (merchant_id, sku_id)`;

const END = `
  DELETE FROM translation_task t
   USING unnest($1::text[], $2::text[], $3::uuid[]) AS done (merchant_id, sku_id, task_id)
   WHERE t.merchant_id = done.merchant_id AND t.sku_id = done.sku_id AND t.task_id = done.task_id
  RETURNING t.merchant_id AS "merchantId", t.sku_id AS "skuId"`;

const LOCALES = new RowColumns<SkuKey & { locales: string[] }>({
  merchantId: 'text',
  skuId: 'text',
  locales: 'text[]',
});

const DROP_OTHER_TEXTS = `
  DELETE FROM sku_text USING ${LOCALES.table('$1')}
   WHERE merchant_id = t."merchantId" AND sku_id = t."skuId" AND locale <> ALL (t.locales)`;

interface TextRow extends SkuKey, LocalizedText {
  locale: string;
  source: TextSource;
}

const TEXT = new RowColumns<TextRow>(
  {
    merchantId: 'text',
    skuId: 'text',
    locale: 'text',
    name: 'text',
    description: 'text',
    color: 'text',
    size: 'text',
    source: 'text',
  },
  ['merchantId', 'skuId', 'locale'],
);

const WRITE_TEXTS = `
  INSERT INTO sku_text (${TEXT.names}, localized_at)
  SELECT ${TEXT.members}, $2 FROM ${TEXT.table('$1')}
  ON CONFLICT (merchant_id, sku_id, locale) DO UPDATE SET ${TEXT.replaced}, localized_at = excluded.localized_at`;

const LOCALIZATIONS = `
  SELECT s.sku_id AS "skuId", s.localization_status AS "localizationStatus", s.version::float8 AS version,
         (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
                   'locale', t.locale, 'salesChannels', c.sales_channels, 'name', t.name,
                   'description', t.description, 'color', t.color, 'size', t.size, 'source', t.source,
                   'localizedAt', t.localized_at)) ORDER BY t.locale), '[]')
            FROM sku_text t
            JOIN (SELECT c.locale, json_agg(c.sales_channel ORDER BY c.sales_channel) AS sales_channels
                    FROM connection n JOIN sales_channel c USING (sales_channel)
                   WHERE n.merchant_id = $1 AND c.active
                   GROUP BY c.locale) c ON c.locale = t.locale
           WHERE t.merchant_id = s.merchant_id AND t.sku_id = s.sku_id) AS localizations
    FROM sku s
   WHERE s.merchant_id = $1 AND s.sku_id = $2 AND s.deleted_at IS NULL`;
