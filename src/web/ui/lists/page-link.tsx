import { ArrowUp } from 'lucide-react';
import { Link } from 'wouter';

/** Leads from a further page of a list back towards its beginning. */
export function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="my-4 flex justify-center">
      <Link
        href={href}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ArrowUp aria-hidden="true" className="size-4" />
        {children}
      </Link>
    </p>
  );
}
