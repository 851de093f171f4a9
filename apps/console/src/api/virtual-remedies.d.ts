declare module 'virtual:remedies' {
  const remedies: Readonly<Record<string, string>>;
  export default remedies;
}
