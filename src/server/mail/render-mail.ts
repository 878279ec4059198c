import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export function renderMail(mail: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(mail)}`;
}
