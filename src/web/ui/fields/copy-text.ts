import { toast } from '#web/ui/toast/toast.ts';

/** Takes what stands in a field along, and says so; where the browser does not let us, it is selected instead. */
export async function copyText(
  field: HTMLInputElement | HTMLTextAreaElement | null,
  done: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    toast({ title: done });
  } catch {
    // Browsers keep the clipboard from sites without https, and from those a visitor does not trust.
    field?.focus();
    toast({
      title: 'Error',
      description: 'Your browser does not let us copy. The text is selected: please copy it yourself.',
      variant: 'destructive',
    });
  }
}
