/** The factor of every limit of a wait, for machines that do other work: `TEST_PATIENCE`, 1 by default. */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);
