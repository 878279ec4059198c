import { useQuery } from '@tanstack/react-query';
import type { Session } from '#shared/accounts/accounts.schema.ts';
import { dateAndTime } from '#shared/primitives/format.ts';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import { useEndOtherSignIns, useEndSignIn } from '#web/admin/settings/accounts/accounts.mutations.ts';
import { sessionsQuery } from '#web/admin/settings/accounts/accounts.queries.ts';
import { PeopleList, PersonRow } from '#web/admin/settings/accounts/people-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export function SignInsCard() {
  const { data: sessions, isError } = useQuery(sessionsQuery);
  const endOthers = useEndOtherSignIns();
  return (
    <Card
      title="Sign-ins"
      description="Every device that is signed in, with its account: whoever can sign in sees all of them. End one that you do not know, then change your password."
      actions={
        sessions &&
        sessions.length > 1 && (
          <Button
            variant="outline"
            size="small"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            End All Others
          </Button>
        )
      }
    >
      <PeopleList label="Sign-ins" isLoading={!sessions && !isError} isError={isError}>
        {sessions?.map((session) => (
          <PersonRow
            key={session.id}
            title={session.device}
            badge={session.isThis && <Badge variant="success">This one</Badge>}
            details={describe(session)}
            action={!session.isThis && <EndButton session={session} />}
          />
        ))}
      </PeopleList>
    </Card>
  );
}

function EndButton({ session }: { session: Session }) {
  const end = useEndSignIn();
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`End sign-in of ${session.username}, ${session.device}`}
      data-delete=""
      disabled={end.isPending}
      onClick={(event) => {
        nextFocus(event.currentTarget)?.focus();
        end.mutate(session);
      }}
    >
      End
    </Button>
  );
}

function describe({ username, address, createdAt, lastSeenAt }: Session): string[] {
  return [
    username,
    address,
    `signed in ${dateAndTime(createdAt)}`,
    `last seen ${dateAndTime(lastSeenAt)}`,
  ].filter((part) => part !== null);
}
