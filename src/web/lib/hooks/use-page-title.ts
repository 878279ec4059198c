import { useEffect } from 'react';

/** The first title comes with the HTML; this one follows the visitor from page to page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
