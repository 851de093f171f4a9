export { sandboxDocuments } from './sandbox-documents.js';
export { SANDBOX_RULES, SANDBOX_TARIFFS } from './sandbox-terms.js';
