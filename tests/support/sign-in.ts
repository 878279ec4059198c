type Credentials = { username: string; password: string };

/** The cookies a program sets, as a browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Signs in at a running program; gives the cookies. */
export async function signInAt(url: string, { username, password }: Credentials): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return cookiesOf(response);
}
