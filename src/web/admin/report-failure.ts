import { ownerText, text } from '#shared/language/text.ts';
import { isSessionEnded } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Without a session trying again does not help, so the toast says to sign in instead. */
export function reportFailure(error: unknown, description: string): void {
  if (isSessionEnded(error)) {
    toast({
      title: ownerText().forms.sessionEnded,
      description: ownerText().forms.signInAgain,
      variant: 'destructive',
    });
    return;
  }
  toast({ title: text().site.error, description, variant: 'destructive' });
}

export function reportCancelled(): void {
  toast({ title: ownerText().forms.uploadCancelled, description: ownerText().forms.nothingSaved });
}
