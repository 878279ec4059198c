import { countryName, showTime, weekday } from '#shared/catalogue/show-dates.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { text } from '#shared/language/text.ts';

/** The city, the country, the weekday and the time. */
export function ShowFacts({ show: { date, time, city, country } }: { show: Show }) {
  return (
    <>
      <p className="wrap-anywhere">{text().shows.place({ city, country: countryName(country) })}</p>
      <p className="text-sm text-soft">
        {weekday(date)}
        {time && (
          <>
            <span aria-hidden="true"> · </span>
            {showTime({ date, time })}
          </>
        )}
      </p>
    </>
  );
}
