/** Shown in place of rows that are being read. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} />
      ))}
    </div>
  );
}
