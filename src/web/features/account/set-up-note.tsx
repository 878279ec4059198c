import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';

/** Shown while the site has no owner. */
export function SetUpNote() {
  // Without a subscription when the site has an owner: it would cost slow phones a tenth of a second.
  const known = useQueryClient().getQueryData(registrationQuery.queryKey);
  return known && !known.open && !known.reason ? null : <Note />;
}

function Note() {
  // Only the sign-in page checks whether this visitor may register.
  const { data } = useQuery({ ...registrationQuery, refetchOnMount: false });
  if (!data?.open && !data?.reason) return null;
  return (
    <p className="bg-sunk px-4 py-3 text-center text-pretty">
      Welcome to your new site:{' '}
      <Link href={pagePaths.auth} className="font-semibold underline">
        create your account
      </Link>{' '}
      and make it yours.
    </p>
  );
}
