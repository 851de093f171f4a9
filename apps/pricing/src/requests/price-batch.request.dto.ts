import { Id } from '#edge';
import {
  UpdateDestinationPriceRequest,
  UpdateOriginPriceRequest,
} from './update-price.request.dto.js';

export class OriginPriceRow extends UpdateOriginPriceRequest {
  @Id("The merchant's id of the SKU.")
  skuId!: string;
}

export class DestinationPriceRow extends UpdateDestinationPriceRequest {
  @Id("The merchant's id of the SKU.")
  skuId!: string;
}
