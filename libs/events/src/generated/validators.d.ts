/** The validators of all events, compiled from their schemas when the package is built. */
export const validators: readonly {
  type: string;
  version: number;
  /** The end of the header `ce_dataschema`. */
  schemaPath: string;
  validate: ((value: unknown) => boolean) & {
    errors?: readonly { instancePath: string; message?: string }[] | null;
  };
}[];
