import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';

/** Greets whoever opens a site that nobody owns yet, and leads them to where it becomes theirs. */
export function SetUpNote() {
  // Where the page says that somebody owns it, nothing is watched: that would cost a slow phone a tenth of a second.
  const known = useQueryClient().getQueryData(registrationQuery.queryKey);
  return known && !known.open && !known.reason ? null : <Note />;
}

/** Until somebody has registered. */
function Note() {
  // The page knows; only the sign-in page has to ask whether this visitor may.
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
