export type Schema = {
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
};

/** A schema for people to read: `{ title: string }`, `list of string`, `"a" | "b"`. */
export function writeSchema(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'anything';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => writeSchema(option, indent)).join(' | ');
  if (schema.items) return `list of ${writeSchema(schema.items, indent)}`;
  if (schema.properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties).map(
      ([name, property]) =>
        `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${writeSchema(property, inner)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.format === 'binary') return 'file';
  const { type, minimum, maximum } = schema;
  const range = minimum !== undefined && maximum !== undefined ? ` from ${minimum} to ${maximum}` : '';
  return ([type].flat().filter(Boolean).join(' | ') || 'anything') + range;
}
