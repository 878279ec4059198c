import type { ReactNode } from 'react';
import { text } from '#shared/language/text.ts';

type Props = {
  artistName: string;
  level?: 1 | 3;
  /** When it replaces the form. */
  takesFocus?: boolean;
  children: ReactNode;
};

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

export function MessageSent({ artistName, level = 3, takesFocus, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-start justify-center gap-5">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-16 fill-none stroke-accent">
        <circle cx="24" cy="24" r="21" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 8.247" />
        <path d="m16 24.5 5.5 5.5L32.5 19" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <Heading
        ref={takesFocus ? takeFocus : undefined}
        tabIndex={-1}
        className={
          level === 1 ? 'font-display text-section outline-none' : 'font-display text-heading outline-none'
        }
      >
        {text().contact.sentTitle}
      </Heading>
      <p className="max-w-prose text-lg text-pretty text-soft">
        {text().contact.sentText({ artist: artistName })}
      </p>
      {children}
    </div>
  );
}
