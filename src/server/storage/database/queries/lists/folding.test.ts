import { describe, expect, it } from 'vitest';
import { foldedSearch, searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { fold } from '#shared/primitives/fold-text.ts';

describe('folding', () => {
  it.each([
    ['Über', 'uber'],
    ['Åse', 'ase'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['Søren Ærø', 'soren aero'],
    ['Łódź', 'lodz'],
    ['ＦＵＬＬ', 'full'],
    ['İstanbul', 'istanbul'],
    ['日本', '日本'],
  ])('writes %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('finds no text that only two fields together contain', () => {
    expect(searchTextOf('Paper', 'Moon')).not.toContain('paper moon');
    expect(searchTextOf('Paper', null, 'Moon')).not.toContain(foldedSearch('r\u001fm'));
  });
});

describe('sorting', () => {
  const sorted = (titles: string[]) => titles.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));

  it('counts numbers and looks past capitals and accents', () => {
    expect(sorted(['Track 10', 'track 2', 'Über', 'Zoo', 'undo', 'Track 002b'])).toEqual([
      'track 2',
      'Track 002b',
      'Track 10',
      'Über',
      'undo',
      'Zoo',
    ]);
  });

  it('puts what is missing first', () => {
    expect(sortKeyOf(null)).toBe('');
  });
});
