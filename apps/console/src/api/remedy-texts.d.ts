/** What to do about each problem code; the build makes it of the API document. */
declare const remedies: Readonly<Record<string, string>>;
export default remedies;
