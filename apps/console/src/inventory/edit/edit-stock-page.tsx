import { useLocation } from '@tanstack/react-router';
import { mayCall, useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { SheetPage } from '../../grid/sheet-page.js';
import { messages } from '../messages.js';
import { STOCK_SHEET } from './stock-sheet.js';

const { edit: texts } = messages;

/** The units of many positions in a grid, beside the current ones. */
export function EditStockPage() {
  const { sheetRows = [] } = useLocation({ select: ({ state }) => state });
  if (!mayCall(useSession(), 'setInventories')) {
    return <EmptyState title={texts.title}>{texts.readOnly}</EmptyState>;
  }
  return <SheetPage kind={STOCK_SHEET} start={sheetRows} />;
}
