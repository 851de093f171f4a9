import { Link } from '@tanstack/react-router';
import { messages } from '../messages.js';

/** A link to the operators' changes of a subject. */
export function AuditLink({ subject }: { subject: string }) {
  return (
    <Link to="/settings/audit" search={{ subject }}>
      {messages.audit}
    </Link>
  );
}
