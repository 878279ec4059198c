/** A method in newer versions of Node, a property in older ones; TypeScript knows neither. */
type LocaleZones = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** With the code of today: GB for UK, RU for SU. */
function zonesIn(code: string): [zone: string, region: string][] {
  const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & LocaleZones;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.map((zone) => [zone, locale.region ?? code]);
}

let countries: Map<string, string> | undefined;

/** Every country that Node knows, by its time zones. */
function readCountries(): Map<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(codes.flatMap(zonesIn));
}

/** The country in which the clocks show this zone, without looking up an address; null for zones such as UTC. */
export function countryOf(timezone: string): string | null {
  countries ??= readCountries();
  return countries.get(timezone) ?? countries.get(nodesNameOf(timezone)) ?? null;
}

/** Browsers use newer names (Asia/Kolkata) than Node does (Asia/Calcutta), or the other way round. */
function nodesNameOf(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}
