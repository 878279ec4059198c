import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController, type FieldError } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { isHttpsAddress } from '#shared/site/links.schema.ts';
import { linkName } from '#shared/site/links.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkIcon } from '#web/ui/links/external-links.tsx';

type Props = {
  /** The field holds one text with a link on each line. */
  name: string;
  label: string;
  hint: string;
  most?: number;
};

/** Links to other sites, one per row, each with the name of its site once it is recognised. */
export function LinksField({ name, label, hint, most = maximums.links }: Props) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const list = useRef<HTMLUListElement>(null);
  const rows = (field.value ?? '').split('\n');
  const errors = errorsOf(fieldState.error);
  const change = (changed: string[]) => field.onChange(changed.join('\n'));

  const focusRow = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  const add = () => {
    change([...rows, '']);
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    change(rows.filter((_, other) => other !== index));
    focusRow(Math.max(0, index - 1));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <p className="mt-1 text-xs text-soft">{hint}</p>
      <ul ref={list} className="mt-2 flex flex-col gap-2">
        {rows.map((address, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may have the same text while one is being typed, so only the index identifies them
          <li key={index}>
            <LinkRow
              label={ownerText().forms.linkNumber({ list: label, number: index + 1 })}
              address={address}
              error={errors.rows[index]}
              onChange={(text) => change(rows.with(index, text.replaceAll('\n', '')))}
              onRemove={rows.length > 1 || address ? () => remove(index) : undefined}
              inputRef={index === 0 ? field.ref : undefined}
            />
          </li>
        ))}
      </ul>
      {errors.whole && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-ink">
          {errors.whole}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-ms-4 mt-2"
        disabled={rows.length >= most}
        onClick={add}
      >
        <Plus aria-hidden="true" />
        {ownerText().forms.addLink}
      </Button>
    </fieldset>
  );
}

type RowProps = {
  label: string;
  address: string;
  error: string | undefined;
  onChange: (address: string) => void;
  onRemove: (() => void) | undefined;
  inputRef: ((element: HTMLInputElement | null) => void) | undefined;
};

function LinkRow({ label, address, error, onChange, onRemove, inputRef }: RowProps) {
  const errorId = useId();
  const isKnown = isHttpsAddress(address.trim());
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Input
          ref={inputRef}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          aria-label={label}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          value={address}
          onChange={(event) => onChange(event.target.value)}
          className="min-w-0 flex-1"
        />
        {/* Below the address on a phone, beside it elsewhere. */}
        <p className="flex min-w-0 items-center gap-2 text-sm text-soft max-sm:order-last max-sm:basis-full max-sm:empty:hidden sm:w-40 sm:ps-2">
          {isKnown && (
            <>
              <LinkIcon address={address.trim()} />
              <span className="truncate">{linkName(address.trim())}</span>
            </>
          )}
        </p>
        <div className="size-9 shrink-0">
          {onRemove && (
            <IconButton
              label={address ? ownerText().forms.removeLink({ address }) : ownerText().forms.removeEmptyLink}
              size="small"
              onClick={onRemove}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
    </>
  );
}

/** Errors of the whole list are shown below it, errors of a row in the row. */
function errorsOf(error: FieldError | undefined): { whole?: string; rows: (string | undefined)[] } {
  if (!error) return { rows: [] };
  if (Array.isArray(error)) return { rows: error.map((row?: FieldError) => row?.message) };
  return { whole: error.message, rows: [] };
}
