/** The first match wins: most browsers also include the names of others in their user agent. */
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const devices: [RegExp, string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const UNKNOWN = 'Unknown device';

/** A readable name such as "Firefox on Windows". */
export function describeDevice(userAgent: string | null): string {
  const browser = find(browsers, userAgent ?? '');
  const device = find(devices, userAgent ?? '');
  if (browser && device) return `${browser} on ${device}`;
  if (device) return `A program on ${device}`;
  return browser ?? UNKNOWN;
}

function find(names: [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
