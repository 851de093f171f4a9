import { Link, Outlet } from '@tanstack/react-router';
import { messages } from './messages.js';
import { SECTIONS } from './sections.js';

/** The settings of operators, one page for each kind. */
export function SettingsPage() {
  return (
    <div className="settings">
      <nav className="settings-pages" aria-label={messages.navigation}>
        {SECTIONS.map(({ to, title }) => (
          <Link
            key={to}
            to={to}
            className="page-link"
            activeOptions={{ includeSearch: false }}
            activeProps={{ className: 'page-current' }}
          >
            {title}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
