import { Link } from 'wouter';
import { itemPath, type PageKind } from '#shared/addresses.ts';

type Props = {
  kind: PageKind;
  item: { id: number; title: string };
  /** In a dialog that Back closes: the page takes the place of the dialog in the history. */
  replace?: boolean;
};

/** A title that leads to the page of its own. */
export function TitleLink({ kind, item, replace }: Props) {
  return (
    <Link
      dir="auto"
      href={itemPath(kind, item)}
      replace={replace}
      className="underline-offset-4 hover:underline"
    >
      {item.title}
    </Link>
  );
}
