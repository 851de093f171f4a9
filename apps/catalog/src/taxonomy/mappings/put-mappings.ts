import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { changeRequirements } from '../change-requirements.js';
import { attributeMappingFaults, categoryMappingFaults } from '../domain/mapping-faults.js';
import type { AttributeMapping, CategoryMapping } from '../domain/mapping.js';
import type { TaxonomyFault } from '../domain/taxonomy-faults.js';
import {
  countMappings,
  deleteMapping,
  knownAttributes,
  knownCategories,
  putAttributeMappings,
  putCategoryMappings,
  type MappingSet,
  type MappingTable,
} from '../store/mapping.store.js';

/** The maximum number of mappings of one merchant, or of the operators together, to one channel. */
const MOST = { category_mapping: 20_000, attribute_mapping: 1_000 } as const;

/** Maps categories and attributes of merchants to those of a channel (decision 10.6). */
@Injectable()
export class PutMappings {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Adds or replaces mappings; the others stay. Repeating the request changes nothing.
   * @returns the number of new or changed mappings
   * @throws Refusal `invalid-mapping`, `too-many-mappings`
   */
  categories(set: MappingSet, mappings: readonly CategoryMapping[], who: string): Promise<number> {
    return this.change(set, 'category_mapping', who, mappings, async (unitOfWork) => {
      const codes = mappings.map(({ channelCategory }) => channelCategory);
      const categories = await knownCategories(unitOfWork, set.salesChannel, codes);
      refuseFaults(categoryMappingFaults(mappings, categories));
      return putCategoryMappings(unitOfWork, set, mappings, who);
    });
  }

  /** Adds or replaces mappings of attributes in the same way. */
  attributes(set: MappingSet, mappings: readonly AttributeMapping[], who: string): Promise<number> {
    return this.change(set, 'attribute_mapping', who, mappings, async (unitOfWork) => {
      const codes = mappings.map(({ attribute }) => attribute);
      const attributes = await knownAttributes(unitOfWork, set.salesChannel, codes);
      refuseFaults(attributeMappingFaults(mappings, attributes));
      return putAttributeMappings(unitOfWork, set, mappings, who);
    });
  }

  /**
   * Deletes one mapping, with the same effect as if it had never existed.
   * @param mapped the category, or the name of the attribute
   * @throws Refusal `not-found`
   */
  async delete(set: MappingSet, table: MappingTable, mapped: string, who: string): Promise<void> {
    await this.change(set, table, who, { deleted: mapped }, async (unitOfWork) => {
      if (await deleteMapping(unitOfWork, table, set, mapped)) return 1;
      throw new Refusal('not-found', 'There is no such mapping.');
    });
  }

  private async change(
    set: MappingSet,
    table: MappingTable,
    who: string,
    sent: object,
    write: (unitOfWork: UnitOfWork) => Promise<number>,
  ): Promise<number> {
    const { salesChannel, owner } = set;
    const all = await changeRequirements(this.transactor, owner, set, async (unitOfWork) => {
      const changed = await write(unitOfWork);
      if (changed === 0) return undefined;
      await refuseTooMany(unitOfWork, set, table);
      const merchant = owner === 'operators' ? {} : owner;
      await recordAudit(unitOfWork, {
        who,
        what: table === 'category_mapping' ? 'category-mappings.set' : 'attribute-mappings.set',
        details: { salesChannel, ...merchant, changed, sent },
      });
      return changed;
    });
    return all ?? 0;
  }
}

async function refuseTooMany(
  unitOfWork: UnitOfWork,
  set: MappingSet,
  table: MappingTable,
): Promise<void> {
  const most = MOST[table];
  if ((await countMappings(unitOfWork, table, set)) <= most) return;
  throw new Refusal('too-many-mappings', `There may be ${most} mappings to a channel.`);
}

function refuseFaults(errors: readonly TaxonomyFault[]): void {
  const [first, ...furtherFaults] = errors;
  if (!first) return;
  const more = furtherFaults.length === 0 ? '' : `, and ${furtherFaults.length} more`;
  const detail = `${first.pointer} ${first.detail}${more}.`;
  throw new Refusal('invalid-mapping', detail, { errors: errors.slice(0, 100) });
}
