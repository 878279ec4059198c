import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
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
  return (
    <Card
      title="Accounts"
      description="Everybody who can sign in. Each of them can do everything here that you can."
      actions={
        <Button variant="outline" size="small" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden="true" />
          Add Account
        </Button>
      }
    >
      <PeopleList label="Accounts" isLoading={!accounts && !isError} isError={isError}>
        {accounts?.map((account) => (
          <PersonRow
            key={account.id}
            title={account.username}
            badge={account.isYou && <Badge>You</Badge>}
            details={[`Since ${shortDate(account.createdAt)}`]}
            action={
              // One account must remain.
              accounts.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${account.username}`}
                  onClick={() => setRemoved(account)}
                >
                  Remove
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
