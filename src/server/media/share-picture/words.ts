import type { ShareContent } from '#server/media/worker/protocol.ts';

/** What is written beside the picture; null where nothing is. */
export type Words = Record<'label' | 'title' | 'byline', string | null>;

/** What there are letters for. Where there are none for the title, the next best thing is written as large. */
export function wordsOf(
  { title, byline, label }: ShareContent,
  drawable: (text: string) => string | null,
): Words {
  const [written, artist] = [drawable(title), drawable(byline)];
  const type = label.flatMap((part) => drawable(part) ?? []).join(' · ') || null;
  if (written) return { label: type, title: written, byline: artist };
  return artist ? { label: type, title: artist, byline: null } : { label: null, title: type, byline: null };
}
