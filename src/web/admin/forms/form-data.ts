type Part = string | boolean | number | File | object | null | undefined;

/** The body of a request with files. Lists and points travel as JSON text; what is missing is left out. */
export function formDataOf(parts: Record<string, Part>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === undefined) continue;
    if (part instanceof File) form.append(name, part);
    else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
  }
  return form;
}
