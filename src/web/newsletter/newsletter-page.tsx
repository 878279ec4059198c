import { pagePaths } from '#shared/primitives/addresses.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** A form with one button; without `address` it is sent to the address of the page. */
export type PageForm = { address?: string; label: string; token?: string };

type Props = { artistName: string; heading: string; sentence: string; form?: PageForm; home: string };

/** A page that a link in a mail opens: static HTML, without scripts. */
export function NewsletterPage({ artistName, heading, sentence, form, home }: Props) {
  return (
    <>
      <header className="border-b border-line">
        <div className="shell flex min-h-18 items-center">
          <a
            href={pagePaths.home}
            className="inline-flex min-h-11 brand items-center font-display wrap-anywhere text-ink"
          >
            {artistName}
          </a>
        </div>
      </header>
      <main className="shell flex min-h-[60dvh] flex-col items-start justify-center gap-5 py-20">
        <h1 className="font-display text-section">{heading}</h1>
        <p className="max-w-prose text-lg text-pretty text-soft">{sentence}</p>
        <div className="flex flex-wrap gap-3">
          {form && (
            <form method="post" action={form.address}>
              {form.token !== undefined && <input type="hidden" name="token" value={form.token} />}
              <button type="submit" className={buttonClass()}>
                {form.label}
              </button>
            </form>
          )}
          <a href={pagePaths.home} className={buttonClass({ variant: form ? 'outline' : 'accent' })}>
            {home}
          </a>
        </div>
      </main>
    </>
  );
}
