import { Link } from 'wouter';
import { itemPath, type PageKind } from '#shared/primitives/addresses.ts';

type Props = {
  kind: PageKind;
  item: { id: number; title: string };
  /** For dialogs: replaces the history entry of the dialog. */
  replace?: boolean;
};

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
