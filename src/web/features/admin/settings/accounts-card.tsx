import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#shared/accounts.schema.ts';
import { shortDate } from '#shared/format.ts';
import { AddAccountDialog } from '#web/features/admin/settings/add-account-dialog.tsx';
import { accountsQuery } from '#web/features/admin/settings/accounts.queries.ts';
import { PeopleList, PersonRow } from '#web/features/admin/settings/people-list.tsx';
import { RemoveAccountDialog } from '#web/features/admin/settings/remove-account-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Everybody who can sign in, so that nobody does unseen. */
export function AccountsCard() {
  const { data: accounts, isError } = useQuery(accountsQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Account | null>(null);
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
              // Somebody must be able to sign in.
              accounts.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${account.username}`}
                  onClick={() => setLeaving(account)}
                >
                  Remove
                </Button>
              )
            }
          />
        ))}
      </PeopleList>
      {isAdding && <AddAccountDialog onClose={() => setIsAdding(false)} />}
      {leaving && <RemoveAccountDialog account={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}
