import {
  CalendarPlus,
  ChartColumn,
  Eye,
  ImagePlus,
  Inbox,
  Keyboard,
  Library,
  Mails,
  Music,
  Newspaper,
  PenLine,
  Settings,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { fold } from '#shared/primitives/fold-text.ts';
import { goToTarget, tabAddress, uploadFormAddress, type UploadFormName } from '#web/admin/navigation.tsx';
import { newNewsletter } from '#web/admin/new-newsletter.ts';
import { idOf as sectionIdOf, type SectionName } from '#web/admin/settings/settings-section.tsx';
import { shortcuts } from '#web/lib/navigation/navigation.ts';

type Words = keyof ReturnType<typeof ownerText>['palette']['words'];
type Navigate = (address: string) => void;

export type Command = {
  id: Words | 'announcement' | 'press';
  label: string;
  Icon: LucideIcon;
  run: (navigate: Navigate) => void;
};

export function tasks({ newsletter: sendsMail }: Artist): Command[] {
  const { dashboard, overview, newsletter } = ownerText();
  const form = (id: Exclude<UploadFormName, 'settings'>, Icon: LucideIcon): Command => ({
    id,
    label: overview.tasks[id],
    Icon,
    run: (navigate) => {
      goToTarget(id);
      navigate(uploadFormAddress(id));
    },
  });
  const page = (id: Words, label: string, Icon: LucideIcon, address: string): Command => ({
    id,
    label,
    Icon,
    run: (navigate) => navigate(address),
  });
  return [
    form('music', Music),
    form('video', Video),
    form('image', ImagePlus),
    form('show', CalendarPlus),
    form('news', Newspaper),
    page('manage', dashboard.manage, Library, tabAddress('manage')),
    page('messages', dashboard.messages, Inbox, tabAddress('messages')),
    ...(sendsMail
      ? [
          page('newsletter', dashboard.newsletter, Mails, tabAddress('newsletter')),
          {
            id: 'writeNewsletter' as const,
            label: newsletter.write,
            Icon: PenLine,
            run: (navigate: Navigate) => {
              navigate(tabAddress('newsletter'));
              newNewsletter.set({ about: null });
            },
          },
        ]
      : []),
    page('statistics', dashboard.statistics, ChartColumn, tabAddress('statistics')),
    page('site', dashboard.backToSite, Eye, pagePaths.home),
    { id: 'shortcuts', label: dashboard.shortcuts, Icon: Keyboard, run: () => shortcuts.set(true) },
  ];
}

export function settingCards(artist: string): Command[] {
  const { settings, look, accounts, announcement, press, mail } = ownerText();
  const card = (id: Command['id'], section: SectionName, label: string): Command => ({
    id,
    label,
    Icon: Settings,
    run: (navigate) => {
      navigate(uploadFormAddress('settings'));
      // Unlike a push to the history, this scrolls to the section where the form is open already.
      window.location.replace(`#${sectionIdOf(section)}`);
    },
  });
  return [
    card('artist', 'artist', settings.artist.title),
    card('about', 'artist', settings.about.title({ name: artist })),
    card('look', 'look', look.title),
    card('language', 'publishing', settings.language.title),
    card('timeZone', 'publishing', settings.timeZone.title),
    card('downloads', 'publishing', settings.downloads.title),
    card('uploadLimits', 'publishing', settings.uploadLimits.title),
    card('volume', 'publishing', settings.volume.title),
    card('privacy', 'publishing', settings.statistics.title),
    card('announcement', 'publishing', announcement.title),
    card('preview', 'publishing', settings.preview.title),
    card('press', 'publishing', press.title),
    card('mail', 'publishing', mail.title),
    card('password', 'accounts', accounts.password.change),
    card('accounts', 'accounts', accounts.title),
    card('signIns', 'accounts', accounts.signIns.title),
    card('backup', 'safety', settings.backup.title),
    card('check', 'safety', settings.check.title),
  ];
}

/** Those with every typed word in their label or in their other words, if they have any. */
export function matching(commands: Command[], typed: string): Command[] {
  const words = fold(typed).split(/\s+/);
  const otherWords: Partial<Record<Command['id'], string>> = ownerText().palette.words;
  return commands.filter(({ id, label }) => {
    const all = fold(`${label} ${otherWords[id] ?? ''}`);
    return words.every((word) => all.includes(word));
  });
}
