/** The remedies by problem code; the build generates them from the API document. */
declare const remedies: Readonly<Record<string, string>>;
export default remedies;
