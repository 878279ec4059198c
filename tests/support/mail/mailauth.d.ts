/** Only what the tests use: the package has no types. */
declare module 'mailauth' {
  type DkimResult = { status: { result: string }; signingHeaders: { keys: string } };
  export function authenticate(
    source: Buffer,
    options: { trustReceived: boolean; resolver: (name: string, type: string) => Promise<string[][]> },
  ): Promise<{ dkim: { results: DkimResult[] } }>;
}
