/**
 * The function of a trigger that runs a statement. It has the rights of the owner, so a process that may write to the
 * table of the trigger needs no rights on the tables of the statement.
 */
export function triggerFunction(name: string, statement: string): string {
  return `
    CREATE FUNCTION ${name}() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    BEGIN ${statement};
      RETURN NULL;
    END $$`;
}
