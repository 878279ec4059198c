import type { QueryClient } from '@tanstack/react-query';
import { CalendarClock, Eye, Globe, Mail, Pencil, Reply, Star, type LucideIcon } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import { itemAddress, refreshKind, type SearchedKind } from '#web/admin/kinds.ts';
import { replyAddress } from '#web/admin/messages/reply-address.ts';
import { openItem, tabAddress } from '#web/admin/navigation.tsx';
import type { Found } from '#web/admin/palette/use-found-items.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Deps = { client: QueryClient; navigate: (address: string) => void };
export type ItemAction = { id: string; label: string; Icon: LucideIcon; run: (deps: Deps) => void };

/** What can be done with an item, the usual first. */
export function actionsOf(found: Found): ItemAction[] {
  const { actions } = ownerText().palette;
  const { edit, viewPage } = ownerText().lists;
  if (found.kind === 'message') {
    const { item } = found;
    return [
      { id: 'open', label: actions.open, Icon: Mail, run: opening(found, 'messages') },
      {
        id: 'reply',
        label: ownerText().messages.reply,
        Icon: Reply,
        run: () => window.location.assign(replyAddress(item)),
      },
    ];
  }
  const { kind, item } = found;
  const list: ItemAction[] = [{ id: 'edit', label: edit, Icon: Pencil, run: opening(found, 'manage') }];
  if ('featured' in item && !item.featured)
    list.push({
      id: 'feature',
      label: actions.feature,
      Icon: Star,
      run: saving(found, { featured: true }),
    });
  if (item.visibility !== 'published')
    list.push({
      id: 'publish',
      label: actions.publish,
      Icon: Globe,
      run: saving(found, { visibility: 'published', publishAt: null }),
    });
  list.push({
    id: 'schedule',
    label: actions.schedule,
    Icon: CalendarClock,
    run: opening(found, 'manage', 'visibility'),
  });
  if (kind !== 'photo' && item.visibility === 'published')
    list.push({
      id: 'view',
      label: viewPage,
      Icon: Eye,
      run: ({ navigate }) => navigate(itemPath(kind, item)),
    });
  return list;
}

function opening({ kind, item }: Found, tab: 'manage' | 'messages', field?: string): ItemAction['run'] {
  return ({ navigate }) => {
    navigate(tabAddress(tab));
    openItem(kind, item, field);
  };
}

function saving(
  { kind, item }: { kind: Exclude<SearchedKind, 'message'>; item: { id: number } },
  change: object,
): ItemAction['run'] {
  const { updated, updatedText, updateFailed } = ownerText().forms;
  const save = async (client: QueryClient) => {
    try {
      await api('PUT', itemAddress(kind, item.id), change);
      toast({ title: updated[kind], description: updatedText[kind] });
    } catch (error) {
      reportFailure(error, updateFailed[kind]);
    }
    await refreshKind(client, kind);
  };
  return ({ client }) => void save(client);
}
