import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Brings a form's rules (and the library behind them) only when somebody sends the form. */
export function lazyResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const [schema, { zodResolver }] = await Promise.all([loadSchema(), import('@hookform/resolvers/zod')]);
    return zodResolver(schema)(values, context, options);
  };
}
