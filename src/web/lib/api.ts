import type { ErrorBody } from '#shared/errors.ts';

/** A refused request. Its message is the status, a colon, and the server's words. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence, without the status. */
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

/** Sends JSON (or a form with files), brings JSON back; whatever is not OK becomes an ApiError. */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await apiResponse(method, path, body)).body as T;
}

/** The same with the headers of the response, which say how a list goes on. */
export async function apiResponse(
  method: Method,
  path: string,
  body?: unknown,
): Promise<{ body: unknown; headers: Headers }> {
  const response = await fetch(path, { method, credentials: 'include', ...content(body) }).catch(noAnswer);
  const text = await response.text();
  if (!response.ok) throw refusal(response.status, text, response.statusText);
  return { body: text ? readBody(text) : null, headers: response.headers };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return noAnswer(cause);
  }
}

/** The server or the way to it is gone. Each browser has its own words for it, none of them for visitors. */
function noAnswer(cause: unknown): never {
  throw new Error('Something went wrong. Please try again.', { cause });
}

function content(body: unknown): RequestInit {
  if (body === undefined) return {};
  // A form names its own content type, boundary included.
  if (body instanceof FormData) return { body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export function refusal(status: number, text: string, statusText: string): ApiError {
  const { message, fields } = parseError(text) ?? { message: text || statusText };
  return new ApiError(status, message, fields);
}

/** The server's words; none, where the body has none for people. Null when it is plain text, which is the words. */
function parseError(text: string): ErrorBody | null {
  // A page comes from a proxy on the way, and is not for reading in a toast.
  if (text.trimStart().startsWith('<')) return { message: '' };
  try {
    const body = Object(JSON.parse(text)) as Partial<ErrorBody>;
    return { message: typeof body.message === 'string' ? body.message : '', fields: body.fields };
  } catch {
    return null;
  }
}

/** What to say when a list does not come: that it was asked for too often, in the server's words, or the fallback. */
export function loadFailure(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status === 429 ? error.reason : fallback;
}

/** The words for a toast: what the error says, or the fallback when it says nothing. */
export function messageOf(error: unknown, fallback: string): string {
  const isSilent = error instanceof ApiError && !error.reason;
  return error instanceof Error && error.message && !isSilent ? error.message : fallback;
}
