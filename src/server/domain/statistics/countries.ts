import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A method in newer versions of Node, a property in older ones; TypeScript knows neither. */
type LocaleZones = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** GB, not UK or SU, which stand for others now. Only these are asked for their zones, because that takes long. */
function isRegion(code: string, names: Intl.DisplayNames): boolean {
  return names.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code;
}

function zonesIn(region: string): string[] {
  const locale = new Intl.Locale('und', { region }) as LocaleZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

let countries: Promise<Map<string, string>> | undefined;

/** Every country that Node knows, by its time zones. In parts: at once, requests would wait for a tenth of a second. */
async function readCountries(): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  // Not before it is needed: it takes 6 MB.
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const first of letters) {
    const regions = letters.map((second) => first + second).filter((code) => isRegion(code, names));
    for (const region of regions) for (const zone of zonesIn(region)) read.set(zone, region);
    await yieldToEventLoop();
  }
  return read;
}

/** The country in which the clocks show this zone, without looking up an address; null for zones such as UTC. */
export async function countryOf(timezone: string): Promise<string | null> {
  countries ??= readCountries();
  const known = await countries;
  return known.get(timezone) ?? known.get(nodesNameOf(timezone)) ?? null;
}

/** Browsers use newer names (Asia/Kolkata) than Node does (Asia/Calcutta), or the other way round. */
function nodesNameOf(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}
