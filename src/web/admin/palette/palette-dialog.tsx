import { useQueryClient } from '@tanstack/react-query';
import { Command as Cmdk } from 'cmdk';
import { ArrowLeft, Search, X, type LucideIcon } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { ownerText, text } from '#shared/language/text.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import type { PaletteScope } from '#web/admin/navigation.tsx';
import { matching, settingCards, tasks } from '#web/admin/palette/commands.ts';
import { FoundItem, titleOf } from '#web/admin/palette/found-item.tsx';
import { actionsOf } from '#web/admin/palette/item-actions.ts';
import { PaletteGroup, PaletteOption } from '#web/admin/palette/palette-option.tsx';
import { useFoundItems, type Found } from '#web/admin/palette/use-found-items.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDialogContent } from '#web/ui/use-dialog-content.ts';

type Props = { scope: PaletteScope; onClose: () => void };

/** Finds anything of the dashboard; a second choice says what to do with it. */
export default function PaletteDialog({ scope, onClose }: Props) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { content } = useDialogContent({ onClose });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Found | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const afterClose = useRef<() => void>(undefined);
  const texts = ownerText().palette;
  const title = scope === 'all' ? texts.search : ownerText().overview[scope];

  const scopeHint = scope === 'all' ? texts.hint : title;
  const hint = chosen ? texts.actionHint : scopeHint;

  /** Closed first: closing puts the focus back, and what follows may move it. */
  const act = (run: () => void) => {
    afterClose.current = run;
    onClose();
  };
  const choose = (found: Found | null) => {
    setTyped('');
    setChosen(found);
    // A press of the pointer takes it away.
    input.current?.focus();
  };
  const goBack = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && chosen) choose(null);
  };

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-enter overflow-y-auto bg-shade p-4 sm:pt-[12dvh]">
          <Radix.Content
            {...content}
            onCloseAutoFocus={(event) => {
              content.onCloseAutoFocus(event);
              afterClose.current?.();
            }}
            aria-describedby={undefined}
            className="mx-auto tool max-w-2xl animate-rise overflow-hidden rounded-panel border border-line bg-surface text-ink shadow-float"
          >
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <Cmdk
              label={title}
              shouldFilter={false}
              vimBindings={false}
              loop
              className="flex max-h-[min(36rem,calc(100dvh-2rem))] flex-col sm:max-h-[min(36rem,80dvh)]"
            >
              <div className="flex items-center gap-1 border-b-2 border-line p-1.5 focus-within:border-accent">
                {chosen ? (
                  <IconButton label={texts.back} onClick={() => choose(null)}>
                    <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
                  </IconButton>
                ) : (
                  <Search aria-hidden="true" className="m-3 size-5 shrink-0 text-soft" />
                )}
                <Cmdk.Input
                  ref={input}
                  value={typed}
                  onValueChange={setTyped}
                  onKeyDown={goBack}
                  maxLength={listLimits.searchLength}
                  placeholder={hint}
                  className="h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-soft"
                />
                <Radix.Close asChild>
                  <IconButton label={text().site.close}>
                    <X aria-hidden="true" />
                  </IconButton>
                </Radix.Close>
              </div>
              {chosen ? (
                <Actions found={chosen} typed={typed} onAct={(run) => act(() => run({ client, navigate }))} />
              ) : (
                <Results
                  typed={typed}
                  scope={scope}
                  onFound={choose}
                  onCommand={(run) => act(() => run(navigate))}
                />
              )}
            </Cmdk>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const listClass = 'overflow-y-auto overscroll-contain p-2 scroll-py-2';

type ResultsProps = {
  typed: string;
  scope: PaletteScope;
  onFound: (found: Found) => void;
  onCommand: (run: ReturnType<typeof tasks>[number]['run']) => void;
};

function Results({ typed, scope, onFound, onCommand }: ResultsProps) {
  const artist = useArtist();
  const { groups, isSearching, hasFailed } = useFoundItems(typed, scope);
  const { groups: headings, searching, failed, more, noDrafts, nothingScheduled } = ownerText().palette;
  const commands =
    scope === 'all'
      ? [
          { heading: headings.tasks, commands: matching(tasks(artist), typed) },
          { heading: headings.settings, commands: matching(settingCards(artist.name), typed) },
        ].filter(({ commands }) => commands.length > 0)
      : [];
  const isEmpty = groups.length === 0 && commands.length === 0;
  const nothing = { all: '', draft: noDrafts, scheduled: nothingScheduled };
  const emptyText = typed.trim() ? ownerText().lists.noMatches({ query: typed.trim() }) : nothing[scope];
  const note = isEmpty ? emptyText : groups.some(({ hasMore }) => hasMore) && more;
  return (
    <>
      <Cmdk.List label={ownerText().palette.search} className={listClass} hidden={isEmpty}>
        {commands.map(({ heading, commands }) => (
          <PaletteGroup key={heading} heading={heading}>
            {commands.map(({ id, label, Icon, run }) => (
              <PaletteOption key={id} value={id} onSelect={() => onCommand(run)}>
                <OptionIcon Icon={Icon} />
                <span className="truncate">{label}</span>
              </PaletteOption>
            ))}
          </PaletteGroup>
        ))}
        {groups.map(({ kind, found }) => (
          <PaletteGroup key={kind} heading={headings[kind]}>
            {found.map((each) => (
              <PaletteOption
                key={each.item.id}
                value={`${kind} ${each.item.id}`}
                onSelect={() => onFound(each)}
              >
                <FoundItem found={each} />
              </PaletteOption>
            ))}
          </PaletteGroup>
        ))}
      </Cmdk.List>
      <output className="block px-5 py-3 text-sm text-soft empty:hidden">
        {isSearching ? searching : hasFailed ? failed : note}
      </output>
    </>
  );
}

type ActionsProps = {
  found: Found;
  typed: string;
  onAct: (run: ReturnType<typeof actionsOf>[number]['run']) => void;
};

function Actions({ found, typed, onAct }: ActionsProps) {
  const wanted = typed.trim().toLowerCase();
  const actions = actionsOf(found).filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <>
      <Cmdk.List label={titleOf(found)} className={listClass} hidden={actions.length === 0}>
        <PaletteGroup heading={titleOf(found)}>
          {actions.map(({ id, label, Icon, run }) => (
            <PaletteOption key={id} value={id} onSelect={() => onAct(run)}>
              <OptionIcon Icon={Icon} />
              {label}
            </PaletteOption>
          ))}
        </PaletteGroup>
      </Cmdk.List>
      <output className="block px-5 py-3 text-sm text-soft empty:hidden">
        {actions.length === 0 && ownerText().lists.noMatches({ query: typed })}
      </output>
    </>
  );
}

function OptionIcon({ Icon }: { Icon: LucideIcon }) {
  return <Icon aria-hidden="true" className="mx-2 size-5 shrink-0 text-soft" />;
}
