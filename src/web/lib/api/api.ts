import type { QueryClient } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ErrorBody } from '#shared/primitives/requests.schema.ts';

/** An error response. Its message is the status, a colon and the server's message. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's message without the status. */
  readonly reason: string;
  readonly fields: Record<string, string>;

  constructor(status: number, reason: string, fields: Record<string, string> = {}) {
    super(`${status}: ${reason}`);
    this.name = 'ApiError';
    this.status = status;
    this.reason = reason;
    this.fields = fields;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends JSON or a form and returns JSON; an error status becomes an ApiError. */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await apiResponse(method, path, body)).body as T;
}

/** With the response headers, which carry the pagination of lists. */
export async function apiResponse(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<{ body: unknown; headers: Headers }> {
  const response = await fetch(path, { method, credentials: 'include', signal, ...content(body) }).catch(
    throwNoResponse,
  );
  const text = await response.text();
  if (!response.ok) throw errorFrom(response.status, text, response.statusText);
  return { body: text ? readBody(text) : null, headers: response.headers };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return throwNoResponse(cause);
  }
}

/** Replaces the network error message of the browser, which is not meant for visitors. */
function throwNoResponse(cause: unknown): never {
  throw new Error(text().site.failed, { cause });
}

function content(body: unknown): RequestInit {
  if (body === undefined) return {};
  // The browser sets the content type of a form, with its boundary.
  if (body instanceof FormData) return { body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export function errorFrom(status: number, text: string, statusText: string): ApiError {
  const { message, fields } = parseError(text) ?? { message: text || statusText };
  return new ApiError(status, message, fields);
}

/** Null for a plain text body, which is itself the message. */
function parseError(text: string): ErrorBody | null {
  // HTML comes from a proxy and is not shown in a toast.
  if (text.trimStart().startsWith('<')) return { message: '' };
  try {
    const body = Object(JSON.parse(text)) as Partial<ErrorBody>;
    return { message: typeof body.message === 'string' ? body.message : '', fields: body.fields };
  } catch {
    return null;
  }
}

/** The server's message for too many requests, otherwise the fallback. */
export function loadFailure(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status === 429 ? error.reason : fallback;
}

/** For a toast. */
export function messageOf(error: unknown, fallback: string): string {
  const isEmpty = error instanceof ApiError && !error.reason;
  return error instanceof Error && error.message && !isEmpty ? error.message : fallback;
}

/** The public origin of the site, which may differ from the one the page is open under. */
export function siteAddress(): string {
  return document.getElementById('root')?.dataset['site'] ?? window.location.origin;
}

/** The session expired or was ended on another device. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Protected pages then redirect to the sign-in page. */
export function endSession(client: QueryClient): void {
  client.setQueryData([apiPaths.user], null);
}
