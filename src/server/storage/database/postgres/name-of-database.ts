/** Where the database is, as it may be logged: the address also holds the password. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${host}`;
}
