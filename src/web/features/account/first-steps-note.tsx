import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { WelcomeNote } from '#web/features/account/welcome-note.tsx';

/** Until the first step is taken. */
export default function FirstStepsNote() {
  const { data } = useQuery(firstStepsQuery);
  if (!data || data.isHidden || data.done.length > 0) return null;
  return <WelcomeNote href={pagePaths.admin} kind="firstSteps" />;
}
