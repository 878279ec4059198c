import { isSessionEnded } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Without a session trying again does not help, so the toast says to sign in instead. */
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

/** For a failure whose reason is shown beside a field. */
export const lookAtTheField = 'Nothing was saved. Please look at the field that is marked.';

export function reportCancelled(): void {
  toast({ title: 'Upload cancelled', description: 'Nothing was saved.' });
}
