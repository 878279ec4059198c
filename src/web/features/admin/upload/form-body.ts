type Part = string | boolean | File | null | undefined;

/** The fields of an upload as a form carries them: text and files, without the empty ones. */
export function formBody(parts: Record<string, Part>): FormData {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === undefined || part === '') continue;
    body.append(name, part instanceof File ? part : String(part));
  }
  return body;
}
