import { describe, expect, it } from 'vitest';
import { languages } from '#shared/language/languages.ts';
import * as translations from '#shared/language/translations/translations.ts';
import { readTranslation } from '#scripts/lib/translation.ts';

describe.each(Object.entries(translations))('%s', (code, { sentences, ...language }) => {
  it('has every sentence of English, with the same names in braces, and no other', () => {
    const { missing, surplus, wrongNames } = readTranslation(code, { ...language, ...sentences() });
    expect({ missing, surplus, wrongNames }).toEqual({ missing: [], surplus: [], wrongNames: [] });
  });

  it('has no two fields of a form with the same label, by which the newer version of an item is compared', () => {
    const { tracks, videos, photos, releases, forms } = sentences().owner;
    for (const { fields } of [tracks, videos, photos, releases]) {
      const labels = [...Object.values(fields), forms.releaseDate, forms.visibility, forms.publishAt];
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
    }
  });
});

it('offers each language under its own name', () => {
  const names = Object.values(languages).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.values(languages).every(({ direction }) => ['ltr', 'rtl'].includes(direction))).toBe(true);
});

describe('npm run language', () => {
  it('writes the English beside what is missing, and keeps what is there', () => {
    const { file, missing, surplus, wrongNames } = readTranslation('sv', {
      name: 'Svenska',
      visitor: {
        sections: { home: 'Hem', old: 'Gammal' },
        amounts: { songs: { one: '{count} låt', other: '{number} låtar' } },
        player: { play: 'Spela' },
      },
    });
    expect(file).toContain('home: "Hem",\n');
    expect(file).toContain('music: "", // Music\n');
    expect(file).toContain('one: "{count} låt",\n');
    expect(missing).toContain('visitor.sections.music');
    expect(missing).not.toContain('visitor.sections.home');
    expect(surplus).toEqual(['visitor.sections.old']);
    expect(wrongNames).toEqual(['visitor.amounts.songs.other', 'visitor.player.play']);
  });

  it.each([
    ['pl', "'one' | 'few' | 'many' | 'other'"],
    ['ja', "'other'"],
    ['fr', "'one' | 'other'"],
  ])('knows the plural forms that whole numbers need in %s', (code, forms) => {
    expect(readTranslation(code, {}).file).toContain(`Translated<${forms.replaceAll("'", '"')}>`);
  });
});
