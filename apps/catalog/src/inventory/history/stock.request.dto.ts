import { PageSize, PageToken, PathParam, rules } from '#edge';

export class StockMovementsQuery {
  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}

/** The warehouse in a path. */
export const WarehouseParam = (): ParameterDecorator =>
  PathParam('warehouseId', rules.int({ min: 0 }));
