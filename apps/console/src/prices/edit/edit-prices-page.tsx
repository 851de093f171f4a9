import { useLocation } from '@tanstack/react-router';
import { mayCall, useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { SheetPage } from '../../grid/sheet-page.js';
import { messages } from '../messages.js';
import { PRICE_SHEET } from './price-sheet.js';

const { edit: texts } = messages;

/** Many prices in a grid, with the price in each channel before they are set. */
export function EditPricesPage() {
  const { sheetRows = [] } = useLocation({ select: ({ state }) => state });
  if (!mayCall(useSession(), 'updateOriginPrices')) {
    return <EmptyState title={texts.title}>{texts.readOnly}</EmptyState>;
  }
  return <SheetPage kind={PRICE_SHEET} start={sheetRows} />;
}
