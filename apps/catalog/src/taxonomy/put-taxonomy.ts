import { createHash } from 'node:crypto';
import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { changeRequirements } from './change-requirements.js';
import { taxonomyFaults } from './domain/taxonomy-faults.js';
import type { Taxonomy } from './domain/taxonomy.js';
import { lockTaxonomy, replaceTaxonomy, toRows } from './store/taxonomy.store.js';

/** A channel or an operator sets the taxonomy of the channel (decision 10.6). */
@Injectable()
export class PutTaxonomy {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Replaces the whole taxonomy; repeating the request changes nothing.
   * @param by the sender, with its share of the connections
   * @returns whether the channel had no taxonomy before
   * @throws Refusal `invalid-taxonomy`, `not-found` for an unknown channel
   */
  async put(
    salesChannel: string,
    taxonomy: Taxonomy,
    by: { who: string; share: Share },
  ): Promise<{ created: boolean }> {
    // Computed outside the transaction, which would occupy a connection meanwhile.
    refuseFaults(taxonomy);
    const digest = digestOf(taxonomy);
    const rows = toRows(taxonomy);
    const of = { salesChannel, owner: 'operators' } as const;
    const changed = await changeRequirements(this.transactor, by.share, of, async (unitOfWork) => {
      const before = await lockTaxonomy(unitOfWork, salesChannel, by.who);
      if (!before) throw new Refusal('not-found', 'There is no such sales channel.');
      if (before.digest === digest) return undefined;
      const version = before.version + 1;
      const stored = { salesChannel, version, digest };
      const categories = await replaceTaxonomy(unitOfWork, stored, rows, by.who);
      await recordAudit(unitOfWork, {
        who: by.who,
        what: 'sales-channel.taxonomy-set',
        details: {
          salesChannel,
          version,
          categories: { ...categories, total: taxonomy.categories.length },
          attributes: taxonomy.attributes.map(({ code }) => code),
          limits: taxonomy.limits,
        },
      });
      return { created: before.version === 0 };
    });
    return changed ?? { created: false };
  }
}

function refuseFaults(taxonomy: Taxonomy): void {
  const errors = taxonomyFaults(taxonomy);
  const [{ pointer, detail } = { pointer: '', detail: '' }, ...furtherFaults] = errors;
  if (errors.length === 0) return;
  const more = furtherFaults.length === 0 ? '' : `, and ${furtherFaults.length} more`;
  throw new Refusal('invalid-taxonomy', `${pointer} ${detail}${more}.`, { errors });
}

/** The digest of the content: the order of categories has no meaning, the order of attributes is stored. */
function digestOf({ categories, attributes, limits }: Taxonomy): string {
  const content = {
    categories: categories.map(({ code, path }) => [code, path]).toSorted(byCode),
    attributes: attributes.map((attribute) => [
      attribute.code,
      attribute.name,
      attribute.type,
      attribute.required,
      attribute.categories,
      attribute.values,
      attribute.maxLength,
    ]),
    limits: [
      limits.titleLength,
      limits.descriptionLength,
      limits.minImages,
      limits.maxImages,
      limits.html,
    ],
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function byCode([a = '']: string[], [b = '']: string[]): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
