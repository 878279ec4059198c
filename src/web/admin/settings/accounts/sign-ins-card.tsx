import { useQuery } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import type { Session } from '#shared/accounts/accounts.schema.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
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
  const texts = ownerText().accounts.signIns;
  return (
    <Card
      title={texts.title}
      description={texts.description}
      actions={
        sessions &&
        sessions.length > 1 && (
          <Button
            variant="outline"
            size="small"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            {texts.endOthers}
          </Button>
        )
      }
    >
      <PeopleList label={texts.title} isLoading={!sessions && !isError} isError={isError}>
        {sessions?.map((session) => (
          <PersonRow
            key={session.id}
            title={session.device}
            badge={session.isThis && <Badge variant="success">{texts.thisOne}</Badge>}
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
  const texts = ownerText().accounts.signIns;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={texts.endOf({ username: session.username, device: session.device })}
      data-delete=""
      disabled={end.isPending}
      onClick={(event) => {
        nextFocus(event.currentTarget)?.focus();
        end.mutate(session);
      }}
    >
      {texts.end}
    </Button>
  );
}

function describe({ username, address, createdAt, lastSeenAt }: Session): string[] {
  const { signedIn, lastSeen } = ownerText().accounts.signIns;
  return [
    username,
    address,
    signedIn({ time: dateAndTime(createdAt) }),
    lastSeen({ time: dateAndTime(lastSeenAt) }),
  ].filter((part) => part !== null);
}
