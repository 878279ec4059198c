import { Link } from 'wouter';

export function WelcomeNote({ href, action }: { href: string; action: string }) {
  return (
    <p className="bg-sunk px-4 py-3 text-center text-pretty">
      Welcome to your new site:{' '}
      <Link href={href} className="font-semibold underline">
        {action}
      </Link>{' '}
      and make it yours.
    </p>
  );
}
