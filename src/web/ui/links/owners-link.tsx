import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { itemIdIn, pagePaths } from '#shared/primitives/addresses.ts';

type Props = Pick<ComponentProps<'a'>, 'href' | 'className' | 'children'>;

/**
 * An address that the owner wrote. Pages of the site open without a reload and other sites in a new tab, so that the
 * music plays on; sections and files are left to the browser.
 */
export function OwnersLink({ href = '', className, children }: Props) {
  if (/^https?:/.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className="sr-only"> {text().links.newTab}</span>
      </a>
    );
  const isPage = Object.values<string>(pagePaths).includes(href) || itemIdIn(href) !== null;
  const Anchor = isPage ? Link : 'a';
  return (
    <Anchor href={href} className={className}>
      {children}
    </Anchor>
  );
}
