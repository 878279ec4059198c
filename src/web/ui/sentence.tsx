import { Fragment, type ReactNode } from 'react';

/** Cannot occur in a sentence. */
const MARK = '\u0001';

type Props<Name extends string> = {
  /** A sentence of the catalogue with names in braces. */
  of: (values: Record<Name, string>) => string;
  /** What stands in their place, such as a link. */
  parts: Record<Name, ReactNode>;
};

/** A sentence with elements in it, whose order is that of the language. */
export function Sentence<Name extends string>({ of, parts }: Props<Name>): ReactNode {
  const names = Object.keys(parts) as Name[];
  const marks = Object.fromEntries(names.map((name) => [name, MARK + name + MARK])) as Record<Name, string>;
  return of(marks)
    .split(MARK)
    .map((text, index) => (index % 2 === 0 ? text : <Fragment key={text}>{parts[text as Name]}</Fragment>));
}
