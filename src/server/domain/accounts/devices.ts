import { serverText, type Text } from '#shared/language/text.ts';

type Device = keyof Text['server']['maintenance']['device']['program'];

/** The first match wins: most browsers also include the names of others in their user agent. */
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const devices: [RegExp, Device][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/** A readable name such as "Firefox on Windows". */
export function describeDevice(userAgent: string | null): string {
  const browser = find(browsers, userAgent ?? '');
  const device = find(devices, userAgent ?? '');
  const texts = serverText().maintenance.device;
  if (browser && device) return texts.browser[device]({ browser });
  if (device) return texts.program[device];
  return browser ?? texts.unknown;
}

function find<Name>(names: [RegExp, Name][], userAgent: string): Name | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
