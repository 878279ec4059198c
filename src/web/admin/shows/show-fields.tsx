import { countries } from '#shared/catalogue/countries.ts';
import { countryName } from '#shared/catalogue/show-dates.ts';
import { newShowSchema } from '#shared/catalogue/shows.schema.ts';
import { showStatuses } from '#shared/catalogue/shows.ts';
import { locale, ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { formOf } from '#web/admin/forms/form-values.ts';
import { TimeZoneInput } from '#web/admin/forms/time-zone-input.tsx';
import { schedule, VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';

/** Without what is added after the show. */
export const showForm = formOf(
  newShowSchema.omit({ setlist: true, imageIds: true, trackId: true, videoId: true }),
  {
    date: { label: () => ownerText().shows.fields.date, text: (day) => day && shortDate(day) },
    time: { label: () => ownerText().shows.fields.time },
    venue: { label: () => ownerText().shows.fields.venue },
    city: { label: () => ownerText().shows.fields.city },
    country: {
      label: () => ownerText().shows.fields.country,
      text: (code) => code && countryName(code),
    },
    timezone: { label: () => ownerText().shows.fields.timezone },
    ticketUrl: { label: () => ownerText().shows.fields.ticketUrl },
    status: {
      label: () => ownerText().shows.fields.status,
      text: (status) => text().shows.statuses[status],
    },
    note: { label: () => ownerText().shows.fields.note },
    ...schedule,
  },
);

export type ShowValues = typeof showForm.empty;

/** By their names. */
function countryChoices() {
  const labels: Record<string, string> = { '': ownerText().shows.chooseCountry };
  for (const code of countries) labels[code] = countryName(code);
  const order = new Intl.Collator(locale()).compare;
  const values = countries.toSorted((one, other) => order(labels[one] ?? '', labels[other] ?? ''));
  return { values: ['', ...values], labels };
}

/** `startsFocused`: after adding a show the next one starts here. */
export function WhenAndWhereFields({ startsFocused }: { startsFocused?: boolean }) {
  const field = useFields(showForm.fields);
  const { hints } = ownerText().shows;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- only in a form that had the focus */}
        <TextField {...field('date')} type="date" max="9999-12-31" autoFocus={startsFocused} />
        <TextField {...field('time')} hint={hints.time} type="time" />
      </div>
      <TextField {...field('venue')} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('city')} autoComplete="off" />
        <SelectField {...field('country')} {...countryChoices()} />
      </div>
      <TimeZoneInput {...field('timezone')} hint={hints.timezone} />
    </>
  );
}

export function TicketsAndNoteFields() {
  const field = useFields(showForm.fields);
  const { hints } = ownerText().shows;
  return (
    <>
      <TextField
        {...field('ticketUrl')}
        hint={hints.ticketUrl}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField {...field('status')} values={showStatuses} labels={text().shows.statuses} />
      <TextAreaField {...field('note')} hint={hints.note} rows={3} />
      <VisibilityFields />
    </>
  );
}
