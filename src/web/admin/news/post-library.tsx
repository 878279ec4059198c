import { ownerText } from '#shared/language/text.ts';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { LibraryRow, type RowProps } from '#web/admin/library/library-row.tsx';
import { LibraryTable } from '#web/admin/library/library-table.tsx';
import { SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const EditPostDialog = lazyPart(() => import('#web/admin/news/edit-post-dialog.tsx'));

function columns(): Column<'post'>[] {
  const labels = ownerText().news.columns;
  return [
    { label: labels.title, sort: 'title' },
    { label: labels.date, sort: 'date', largestFirst: true },
    { label: labels.actions },
  ];
}

export function PostLibrary() {
  const list = useAdminList('post', { columns: columns(), startBy: 'date' });
  return (
    <LibraryTable
      kind="post"
      list={list}
      texts={ownerText().news}
      upload={{ form: 'news', label: ownerText().news.write }}
      Row={PostRow}
      EditDialog={EditPostDialog.Part}
    />
  );
}

function PostRow({ item: post, ...row }: RowProps<Post>) {
  const date = shortDate(post.publishedAt);
  return (
    <LibraryRow
      {...row}
      kind="post"
      item={post}
      picture={
        <SmallPicture title={post.title} path={post.imagePath} facts={post.picture} className="size-11" />
      }
      facts={[date]}
    >
      <TableCell label={ownerText().news.columns.date} className="whitespace-nowrap">
        {date}
      </TableCell>
    </LibraryRow>
  );
}
