import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import type { PressValues } from '#web/admin/settings/press/use-save-press.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export function QuotesField() {
  const { register, formState } = useFormContext<PressValues>();
  const { fields, append, remove } = useFieldArray<PressValues, 'quotes'>({ name: 'quotes' });
  const addButton = useRef<HTMLButtonElement>(null);
  const texts = ownerText().press;
  const error = formState.errors.quotes?.message;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{texts.quotes}</legend>
      <ol className="mt-2 flex flex-col gap-4 empty:hidden">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset
              aria-label={texts.quoteNumber({ number: index + 1 })}
              className="relative flex flex-col gap-4 rounded-media border border-line p-4"
            >
              <TextAreaField label={texts.quoteText} rows={2} {...register(`quotes.${index}.text`)} />
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField label={texts.quoteSource} {...register(`quotes.${index}.source`)} />
                <TextField
                  label={texts.quoteLink}
                  type="url"
                  placeholder="https://"
                  {...register(`quotes.${index}.url`)}
                />
              </div>
              <IconButton
                size="small"
                className="absolute end-2 top-2"
                label={texts.removeQuote({ number: index + 1 })}
                data-delete=""
                onClick={({ currentTarget }) => {
                  nextFocus(currentTarget, addButton.current)?.focus();
                  remove(index);
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
      <Button
        ref={addButton}
        variant="quiet"
        size="small"
        className="-ms-4 mt-2"
        disabled={fields.length >= maximums.pressQuotes}
        onClick={() => append({ text: '', source: '', url: '' })}
      >
        <Plus aria-hidden="true" />
        {texts.addQuote}
      </Button>
    </fieldset>
  );
}
