import { isSessionEnded } from '#web/lib/session-ended.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Says what did not work; when the session has ended, says that instead, because trying again would not help. */
export function reportFailure(error: unknown, description: string): void {
  if (isSessionEnded(error)) {
    toast({
      title: 'Your session has ended',
      description: 'Please sign in again. Nothing was changed.',
      variant: 'destructive',
    });
    return;
  }
  toast({ title: 'Error', description, variant: 'destructive' });
}

/** When the reason stands beside a field. */
export const lookAtTheField = 'Nothing was saved. Please look at the field that is marked.';

export function reportCancelled(): void {
  toast({ title: 'Upload cancelled', description: 'Nothing was saved.' });
}
