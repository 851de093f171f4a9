import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { errorOfRow, oneByOne, type BulkAct } from '../../bulk/act.js';
import { BulkBar } from '../../bulk/bulk-bar.js';
import type { ActionsProps, ListActions } from '../../lists/definition.js';
import { SET_PAYOUTS } from '../../prices/bulk/set-prices.js';
import { LOCALIZATION_ACTS, REASON, reasonsOf } from '../localization-acts.js';
import type { LocalizationAct } from '../localization-acts.js';
import { messages } from '../messages.js';
import { deleteSku } from '../requests.js';
import { keyOf, type SkuRow } from '../sku-row.js';
import { showChanged, SKUS, type SkuSearch } from '../source.js';

const { bulk, operator, remove } = messages;

/** The number of rows in a request: a batch may have 500, and with this number takes less than a second. */
const PORTION = 200;

function SkuActions(props: ActionsProps<SkuRow, SkuSearch>) {
  return (
    <BulkBar
      {...props}
      source={SKUS}
      acts={ACTS}
      nameOf={keyOf}
      linkTo={linkTo}
      onEnd={readAgain}
    />
  );
}

const ACTS: readonly BulkAct<SkuRow>[] = [
  ...(['pass', 'deny', 'again'] as const).map(localizationAct),
  SET_PAYOUTS,
  {
    title: bulk.delete,
    explained: remove.sku.explained,
    operationId: 'deleteSku',
    fields: [],
    final: true,
    ...oneByOne(({ skuId }) => deleteSku(skuId)),
  },
];

function localizationAct(act: LocalizationAct): BulkAct<SkuRow> {
  const { status, from } = LOCALIZATION_ACTS[act];
  return {
    title: operator.acts[act],
    explained: operator.explained[act],
    operationId: 'setLocalizations',
    fields: act === 'deny' ? REASON : [],
    applies: ({ localizationStatus }) => from.includes(localizationStatus),
    portion: PORTION,
    send: async (items, values) => {
      const body = items.map(({ row: { merchantId, skuId } }) => ({
        merchantId,
        skuId,
        status,
        ...reasonsOf(status, values),
      }));
      const { results } = await call('setLocalizations', { body });
      return results.map(errorOfRow);
    },
  };
}

function readAgain(queries: QueryClient): void {
  showChanged(queries, [], true);
  void queries.invalidateQueries({ queryKey: ['sku'] });
  void queries.invalidateQueries({ queryKey: ['sent-prices'] });
}

function linkTo({ merchantId, skuId }: SkuRow) {
  return (
    <Link to="/skus/$merchantId/$skuId" params={{ merchantId, skuId }} className="id">
      {skuId}
    </Link>
  );
}

export const SKU_ACTIONS: ListActions<SkuRow, SkuSearch> = {
  Bar: SkuActions,
  operationIds: ACTS.map(({ operationId }) => operationId),
};
