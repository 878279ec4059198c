/** A method in newer versions of Node, a property in older ones; TypeScript knows neither. */
type LocaleZones = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** GB, not UK or SU, which stand for others now. Only these are asked for their zones, because that takes long. */
function isRegion(code: string): boolean {
  return regionNames.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code;
}

function zonesIn(region: string): string[] {
  const locale = new Intl.Locale('und', { region }) as LocaleZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

let countries: Map<string, string> | undefined;

/** Every country that Node knows, by its time zones. */
function readCountries(): Map<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const regions = codes.filter(isRegion);
  return new Map(regions.flatMap((region) => zonesIn(region).map((zone) => [zone, region] as const)));
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
