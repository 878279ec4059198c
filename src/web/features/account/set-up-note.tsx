import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { registrationQuery } from '#web/features/account/account.queries.ts';
import { ForOwner } from '#web/features/account/for-owner.tsx';
import { WelcomeNote } from '#web/features/account/welcome-note.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

const { Part: FirstStepsNote } = lazyPart(() => import('#web/features/account/first-steps-note.tsx'));

/** Above the hero of a new site: leads to the registration, and then the owner to the first steps. */
export function SetUpNote() {
  // Not subscribed to: on a site with an owner that would cost slow phones a tenth of a second.
  const known = useQueryClient().getQueryData(registrationQuery.queryKey);
  if (!known || known.open || known.reason) return <RegistrationNote />;
  return (
    <ForOwner>
      <FirstStepsNote />
    </ForOwner>
  );
}

function RegistrationNote() {
  // Only the sign-in page checks whether this visitor may register.
  const { data } = useQuery({ ...registrationQuery, refetchOnMount: false });
  if (!data?.open && !data?.reason) return null;
  return <WelcomeNote href={pagePaths.auth} kind="register" />;
}
