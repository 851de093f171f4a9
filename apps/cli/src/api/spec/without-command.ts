/** Operations without a command, with the reason. */
export const WITHOUT_COMMAND: Record<string, string> = {
  readKeySet: 'for programs that verify tokens',
  listEventSchemas: 'for programs that consume events',
  readEventSchemaBundle: 'for programs that consume events',
  readEventSchema: 'for programs that consume events',
  readApiDocument: 'for programs that generate clients',
  readEventsDocument: 'for programs that generate clients',
  listProblems: 'a page for a browser',
  explainProblem: 'a page for a browser',
  openDocument: 'opened by the link that an answer has',
  printLabels: 'a PDF to print, which the console opens',
  printLabelsOfAllMerchants: 'a PDF to print, which the console opens',
  openTrackingPage: 'opened by the link that an answer has',
  listParkedMessages: 'parked list has those of all services, or of one',
  countParkedMessages: 'parked counts has those of all services',
  setLocalizations: 'skus review sets that of one SKU; the console sets those of many',
  listServiceAudit: 'audit list has those of all services, or of one',
};
