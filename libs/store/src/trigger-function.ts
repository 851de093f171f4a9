/** The function of a trigger that runs a statement in the schema of the migration. */
export function triggerFunction(name: string, statement: string): string {
  return `
    CREATE FUNCTION ${name}() RETURNS trigger
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN ${statement};
      RETURN NULL;
    END $$`;
}
