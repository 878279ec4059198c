import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFontLetters } from '#server/media/share-picture/font-letters.ts';
import { drawableWith } from '#server/media/share-picture/drawable-text.ts';

const letters = readFontLetters(fileURLToPath(new URL('../fonts/', import.meta.url)));

describe('what share pictures are written with', () => {
  it.each([
    'Ghost Light',
    'Łódź, “Ça va?” & Smørrebrød – 100 % ™',
    'Tiếng Việt',
    'Əziz gecələr',
    'Ṣubḥ al-ṭarab wa ḍawʼ',
    'Mɛdɔ wo, Ɓaɓa ƙauna',
    'Hawaiʻi',
    'Ẹ̀kọ́ n̄g̃',
    'Ελλάδα',
    'Привет',
    'שָׁלוֹם עולם',
    'ليلة طويلة',
    'नमस्ते',
    'สวัสดี',
    '夜に駆ける 憂鬱な薔薇',
    '月亮代表我的心',
    '陳奕迅 聽風的歌',
    '我哋嘅歌 冇咗佢喺嚟 啲嘢瞓',
    '보고 싶다',
    'தமிழ் പാട്ട് తెలుగు ಹಾಡು',
    'বাংলা। ગીત ਗੀਤ ଗୀତ සිංදු',
    'ჩემი სიმღერა',
    'Հայերեն',
    'አማርኛ',
    'ខ្មែរ ລາວ မြန်မာ',
    '👩‍🎤',
    'Summer 🌞 Nights 🇩🇪',
    '∞ ♫ ≠ √2 ✓ ♡ ℗',
  ])('has every letter of %j', (text) => {
    expect(drawableWith(text, letters)).toBe(text);
  });

  it.each([
    ['1️⃣ and 2️⃣', '1 and 2'],
    // Not assigned yet, but set aside for emoji.
    ['Tour \u{1faff}', 'Tour'],
    ['One\u00a0\n two', 'One two'],
    ['Love ♪ ⟁ ⧖ →', 'Love ♪ →'],
    ['\u0000', null],
    ['\u200d\u3164', null],
  ])('leaves out what is no letter: %j', (text, written) => {
    expect(drawableWith(text, letters)).toBe(written);
  });

  it.each([
    ['𝓛𝓸𝓿𝓮', 'Love'],
    ['Part Ⅳ', 'Part IV'],
    ['Ṣẹ̀gun', 'Ṣẹ̀gun'],
    ['ﬁre ⓐ non\u2011stop', 'fire a non‐stop'],
  ])('writes a letter it does not have as the plain one: %j', (text, written) => {
    const plain = (word: string) => word.normalize('NFKD').replace(/\p{Mark}/gu, '');
    expect(plain(String(drawableWith(text, letters)))).toBe(plain(written));
  });

  it.each(['𒀀𒁀 Tablet', 'ᚠᚢᚦ', '\u{f8ff}'])('writes nothing where a letter is missing: %j', (text) => {
    expect(drawableWith(text, letters)).toBeNull();
  });
});
