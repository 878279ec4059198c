/** First in the page: lets a keyboard jump over the header. The target needs this id and tabIndex={-1}. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-2.5 focus:font-semibold focus:text-page"
    >
      Skip to content
    </a>
  );
}
