import { ArrowUp } from 'lucide-react';
import { Link } from 'wouter';

type Props = { href: string; rel?: 'prev'; children: string };

/** Leads from a further page of a list back towards its beginning. */
export function PageLink({ href, rel, children }: Props) {
  return (
    <p className="my-4 flex justify-center">
      <Link
        href={href}
        rel={rel}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ArrowUp aria-hidden="true" className="size-4" />
        {children}
      </Link>
    </p>
  );
}
