import { Fragment } from 'react';
import { countryName, showTime, weekday } from '#shared/catalogue/show-dates.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { text } from '#shared/language/text.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The city, the country, the weekday and the time. */
export function ShowFacts({ show }: { show: Show }) {
  const { date, time, city, country } = show;
  const moment = [weekday(date), ...(time ? [showTime({ date, time })] : [])];
  return (
    <>
      <p className="wrap-anywhere">{text().shows.place({ city, country: countryName(country) })}</p>
      <p className="text-sm text-soft">
        {moment.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && <span aria-hidden="true"> · </span>}
            {fact}
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** Nothing for a show that takes place as planned. */
export function StatusBadge({ status }: Pick<Show, 'status'>) {
  if (status === 'confirmed') return null;
  return (
    <Badge variant={status === 'cancelled' ? 'danger' : 'neutral'} className="min-h-8 px-3.5 text-sm">
      {text().shows.statuses[status]}
    </Badge>
  );
}
