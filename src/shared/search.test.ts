import { describe, expect, it } from 'vitest';
import { featuredOrNewest } from '#shared/featured.ts';
import { matchesSearch } from '#shared/search.ts';

describe('searching a list', () => {
  it('finds part of any text, whatever the case', () => {
    expect(matchesSearch('LANTERN', 'Paper Lanterns', null)).toBe(true);
    expect(matchesSearch('ep', 'Song', null, 'ep')).toBe(true);
    expect(matchesSearch('élan', 'ÉLAN')).toBe(true);
    expect(matchesSearch('(a.*', 'Song (a.*b)')).toBe(true);
    expect(matchesSearch('lamp', 'Paper Lanterns', null)).toBe(false);
  });

  it('ignores spaces around the words, and finds all when there are none', () => {
    expect(matchesSearch('  paper ', 'Paper Lanterns')).toBe(true);
    expect(matchesSearch('   ', null)).toBe(true);
    expect(matchesSearch('', null)).toBe(true);
  });
});

describe('what stands in front', () => {
  it('is the featured item, else the newest, else nothing', () => {
    expect(featuredOrNewest('flagged', ['newest', 'flagged'])).toBe('flagged');
    expect(featuredOrNewest(null, ['newest', 'older'])).toBe('newest');
    expect(featuredOrNewest<string>(undefined, undefined)).toBeNull();
    expect(featuredOrNewest<string>(null, [])).toBeNull();
  });
});
