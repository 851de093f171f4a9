/** Fills the space of rows that are not rendered. @param height in px; a row of 0 is left out */
export function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" className="list-space">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is empty, and hidden */}
      <td style={{ height }} />
    </tr>
  ) : undefined;
}
