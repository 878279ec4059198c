import { Clapperboard, Music } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { name: string; tagline: string; children: ReactNode };

const blurbs = [
  { icon: Music, title: 'Music', text: 'Upload and manage tracks and albums' },
  { icon: Clapperboard, title: 'Videos', text: 'Share music videos, live performances and more' },
];

/** The dark side of the sign-in page: whose stage this is, and what can be done from here. */
export function BrandingPanel({ name, tagline, children }: Props) {
  return (
    <aside className="relative isolate flex flex-col justify-end gap-10 overflow-hidden rounded-panel bg-page p-8 stage text-ink md:p-12">
      <div aria-hidden="true" className="absolute inset-0 -z-10 opacity-45">
        {children}
      </div>
      <div>
        <p className="font-display text-6xl leading-none break-words">{name}</p>
        <p className="mt-3 text-lg text-soft">{tagline}</p>
      </div>
      <ul className="grid gap-6 sm:grid-cols-2">
        {blurbs.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" className="mb-2 size-6 text-glow" />
            <h2 className="font-semibold">{title}</h2>
            <p className="text-sm text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
