import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Brings a form's rules (and the library behind them) only when somebody sends the form.
 * Should they not arrive, the form is sent as it is: the server checks too, and its refusal is shown.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<Values, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await Promise.all([loadSchema(), import('@hookform/resolvers/zod')]).catch(() => null);
    if (!rules) return { values, errors: {} };
    const [schema, { zodResolver }] = rules;
    return zodResolver(schema)(values, context, options);
  };
}
