import type { UnitOfWork } from '#messaging';
import type { Database } from '#platform';
import { FxRateEntity, MerchantEntity, SalesChannelEntity } from './reference.entity.js';

export async function saveMerchant(
  unitOfWork: UnitOfWork,
  merchant: Readonly<MerchantEntity>,
): Promise<void> {
  await (await unitOfWork.repository(MerchantEntity)).upsert(merchant, ['merchantId']);
}

export async function saveSalesChannel(
  unitOfWork: UnitOfWork,
  channel: Readonly<SalesChannelEntity>,
): Promise<void> {
  await (await unitOfWork.repository(SalesChannelEntity)).upsert(channel, ['salesChannel']);
}

export async function saveFxRate(
  unitOfWork: UnitOfWork,
  rate: Readonly<FxRateEntity>,
): Promise<void> {
  await (await unitOfWork.repository(FxRateEntity)).upsert(rate, ['quote']);
}

export function isKnownMerchant({ http }: Database, merchantId: string): Promise<boolean> {
  return http.getRepository(MerchantEntity).existsBy({ merchantId });
}
