import { useState, type ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { useFocusOnNew } from '#web/lib/hooks/use-focus-on-new.ts';
import { Button } from '#web/ui/button.tsx';

type Props<Row> = {
  rows: Row[];
  most?: number;
  children: (row: Row) => ReactNode;
};

/** A list that begins with its first rows. */
export function FirstRows<Row>({ rows, most = 10, children }: Props<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const { listRef, focusOnNew } = useFocusOnNew<HTMLUListElement>();
  const showAll = () => {
    setIsWhole(true);
    focusOnNew(most);
  };
  return (
    <>
      <ul ref={listRef} className="flex flex-col">
        {rows.slice(0, isWhole ? undefined : most).map((row, place) => (
          <li key={place}>{children(row)}</li>
        ))}
      </ul>
      {!isWhole && rows.length > most && (
        <Button variant="quiet" className="mt-2" onClick={showAll}>
          {ownerText().statistics.showAll({ count: rows.length, shown: wholeNumber(rows.length) })}
        </Button>
      )}
    </>
  );
}
