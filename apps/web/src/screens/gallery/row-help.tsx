/** What each row of cards is described by. */
export const ROW_HELP_ID = 'row-help';

/** How the keys go along a row, said to those who do not see it. */
export function RowHelp() {
  return (
    <p id={ROW_HELP_ID} hidden>
      Left and right go from card to card, down to what a card has to press.
    </p>
  );
}
