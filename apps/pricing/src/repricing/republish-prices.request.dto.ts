import { Id } from '#platform';

export class RepublishPricesRequest {
  @Id("Only this merchant's prices; those of all when left out.", { optional: true })
  merchantId?: string;
}
