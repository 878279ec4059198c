import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  title: string;
  description: string;
  /** The label of the submit button, and the one while the request runs. */
  action: string;
  pendingAction: string;
  variant?: ComponentProps<typeof Button>['variant'];
  isPending: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

export function AccountDialog(props: Props) {
  const { title, description, action, pendingAction, variant, isPending, onSubmit, onClose, children } =
    props;
  const formId = useId();
  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ownerText().forms.cancel}
          </Button>
          <Button type="submit" variant={variant} form={formId} disabled={isPending}>
            {isPending ? pendingAction : action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" className="flex tool flex-col gap-5" onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
