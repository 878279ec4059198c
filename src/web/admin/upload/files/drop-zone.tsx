import { useState, type ComponentProps, type ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { droppedFiles } from '#web/admin/upload/files/dropped-files.ts';
import { cn } from '#web/ui/cn.ts';
import type { FieldProps } from '#web/ui/fields/form-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Props = {
  field: FieldProps;
  accept: string;
  startsFocused?: boolean;
  onFile: (file: File) => void;
  /** Without it only one file can be chosen. */
  onSeveral?: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

function reportNoneDropped(): void {
  const { failed, file } = ownerText().upload;
  toast({ title: failed, description: file.noneDropped, variant: 'destructive' });
}

/** The browser's file picker, invisible over its children. Files and folders can also be dropped on it. */
export function DropZone({ field, accept, startsFocused, onFile, onSeveral, className, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: File[]) => {
    const [first] = files;
    if (onSeveral && files.length > 1) onSeveral(files);
    else if (first) onFile(first);
  };
  const takeDropped = async (dropped: Promise<File[]>) => {
    const files = await dropped;
    if (files.length > 0) take(files);
    else reportNoneDropped();
  };
  const dropping: ComponentProps<'div'> = {
    onDragOver: (event) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event) => {
      event.preventDefault();
      setIsOver(false);
      void takeDropped(droppedFiles(event.dataTransfer, accept));
    },
  };
  return (
    <div
      {...dropping}
      className={cn(
        'relative rounded-field border-[1.5px] border-dashed bg-page transition-colors',
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        field['aria-invalid'] ? 'border-danger' : 'border-edge hover:border-ink/70',
        isOver && 'border-accent! bg-accent/8!',
        className,
      )}
    >
      <input
        {...field}
        type="file"
        accept={accept}
        multiple={Boolean(onSeveral)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form had the focus
        autoFocus={startsFocused}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // Otherwise choosing the same file again fires no event.
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
}
