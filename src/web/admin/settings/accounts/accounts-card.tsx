import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { Account } from '#shared/accounts/accounts.schema.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { AddAccountDialog } from '#web/admin/settings/accounts/add-account-dialog.tsx';
import { accountsQuery } from '#web/admin/settings/accounts/accounts.queries.ts';
import { PeopleList, PersonRow } from '#web/admin/settings/accounts/people-list.tsx';
import { RemoveAccountDialog } from '#web/admin/settings/accounts/remove-account-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export function AccountsCard() {
  const { data: accounts, isError } = useQuery(accountsQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Account | null>(null);
  const texts = ownerText().accounts;
  return (
    <Card
      title={texts.title}
      description={texts.description}
      actions={
        <Button variant="outline" size="small" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden="true" />
          {texts.add.action}
        </Button>
      }
    >
      <PeopleList label={texts.title} isLoading={!accounts && !isError} isError={isError}>
        {accounts?.map((account) => (
          <PersonRow
            key={account.id}
            title={account.username}
            badge={account.isYou && <Badge>{texts.you}</Badge>}
            details={[texts.since({ date: shortDate(account.createdAt) })]}
            action={
              // One account must remain.
              accounts.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={texts.remove.buttonOf({ username: account.username })}
                  onClick={() => setRemoved(account)}
                >
                  {texts.remove.button}
                </Button>
              )
            }
          />
        ))}
      </PeopleList>
      {isAdding && <AddAccountDialog onClose={() => setIsAdding(false)} />}
      {removed && <RemoveAccountDialog account={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}
