import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';
import type { FieldProps } from '#web/ui/fields/form-field.tsx';

type Props = {
  field: FieldProps;
  accept: string;
  multiple?: boolean;
  autoFocus?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

/** The browser's own file picker, invisible over whatever it shows; files may also be dropped on it. */
export function DropZone({
  field,
  accept,
  multiple,
  autoFocus,
  disabled,
  onFiles,
  className,
  children,
}: Props) {
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
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
      if (!disabled) take(event.dataTransfer.files);
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
        multiple={multiple}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form the keyboard was in
        autoFocus={autoFocus}
        disabled={disabled}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        onChange={(event) => {
          take(event.target.files);
          // Or choosing the same file again would change nothing.
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
}
