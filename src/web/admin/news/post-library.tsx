import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { ItemActions } from '#web/admin/lists/item-actions.tsx';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { RowTitle, SmallPicture } from '#web/admin/lists/row-cells.tsx';
import { SelectAllBox, SelectAllLine, SelectRowBox } from '#web/admin/lists/select-boxes.tsx';
import { LibrarySelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable, TableRow } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { useSelection, type Selection } from '#web/admin/lists/use-selection.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

const EditPostDialog = lazyPart(() => import('#web/admin/news/edit-post-dialog.tsx'));
const ChangeVisibilityDialog = lazyPart(() => import('#web/admin/lists/change-visibility-dialog.tsx'));

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
  const { edited, opening, edit, close } = useEditedItem('post');
  const selection = useSelection(list);
  const [isChanging, setIsChanging] = useState(false);
  const closeChange = () => setIsChanging(false);
  return (
    <Card title={ownerText().news.library}>
      <ListFrame
        list={list}
        texts={ownerText().news.list}
        upload={{ form: 'news', label: ownerText().news.write }}
        selection={selection}
      >
        <SelectAllLine selection={selection} className="hidden ledger:block" />
        <SortableTable
          caption={ownerText().news.library}
          list={list}
          selectAll={<SelectAllBox selection={selection} />}
        >
          {list.items.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              isOpening={opening?.id === post.id}
              selection={selection}
              onEdit={() => edit(post)}
            />
          ))}
        </SortableTable>
        <LibrarySelectionBar kind="post" selection={selection}>
          <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
            <Eye aria-hidden="true" />
            {ownerText().selection.visibility.title}
          </Button>
        </LibrarySelectionBar>
      </ListFrame>
      {edited && (
        <LazyDialog onClose={close}>
          <EditPostDialog.Part post={edited} onClose={close} />
        </LazyDialog>
      )}
      {isChanging && (
        <LazyDialog onClose={closeChange}>
          <ChangeVisibilityDialog.Part
            kind="post"
            items={selection.selected}
            onChanged={selection.clear}
            onClose={closeChange}
          />
        </LazyDialog>
      )}
    </Card>
  );
}

type RowProps = { post: Post; isOpening: boolean; selection: Selection; onEdit: () => void };

function PostRow({ post, isOpening, selection, onEdit }: RowProps) {
  const date = shortDate(post.publishedAt);
  return (
    <TableRow isSelected={selection.isSelected(post)} onOpen={onEdit}>
      <TableCell>
        <div className="flex min-w-0 items-center">
          <SelectRowBox label={ownerText().lists.select(post)} item={post} selection={selection} />
          <RowTitle
            picture={
              <SmallPicture
                title={post.title}
                path={post.imagePath}
                facts={post.picture}
                className="size-11"
              />
            }
            item={post}
            facts={[date]}
          />
        </div>
      </TableCell>
      <TableCell label={ownerText().news.columns.date} className="whitespace-nowrap">
        {date}
      </TableCell>
      <TableCell>
        <ItemActions kind="post" item={post} isOpening={isOpening} onEdit={onEdit} />
      </TableCell>
    </TableRow>
  );
}
