import type { Instrument, Score, Section, Step } from '#studio/sound/score/score.ts';

const usualForm: readonly Step[] = [
  'intro',
  'verse alone',
  'chorus',
  'interlude',
  'verse',
  'chorus',
  'break',
  'last chorus',
  'ending',
];

/** An instrument that the song does not begin with, so that the interlude brings a new sound. */
function leadOf({ sections }: Score): Instrument {
  const [intro] = sections;
  return intro?.play?.piano ? 'guitar' : intro?.play?.keys ? 'piano' : 'keys';
}

/** The written sections as they follow each other in the recording, no two alike. */
export function arrange(score: Score): Section[] {
  const named = (name: Section['name']) => score.sections.filter((section) => section.name === name);
  const lead = leadOf(score);
  const [chorus] = named('chorus');
  const louder = (section: Section, by: number) => Math.min(0.95, section.dynamics + by);
  const steps: Record<Step, () => Section[]> = {
    intro: () => named('intro'),
    'verse alone': () =>
      named('verse').map(({ drums: _, ...verse }) => ({
        ...verse,
        words: 'verse',
        dynamics: louder(verse, -0.06),
        play: { ...verse.play, bass: undefined },
      })),
    verse: () =>
      named('verse').map((verse) => ({
        ...verse,
        words: 'verse',
        pad: true,
        dynamics: louder(verse, 0.05),
        play: { ...verse.play, bass: verse.play?.bass ?? chorus?.play?.bass },
        drums: verse.drums ?? chorus?.drums,
      })),
    chorus: () => named('chorus').map((section) => ({ ...section, words: 'chorus' })),
    interlude: () => named('verse').map((verse) => ({ ...verse, lead, dynamics: louder(verse, 0.02) })),
    break: () =>
      named('chorus').map(({ drums: _, ...section }) => ({
        ...section,
        sing: 'mm',
        pad: true,
        dynamics: louder(section, -0.28),
        play: { ...section.play, bass: undefined },
      })),
    'last chorus': () =>
      named('chorus').map((section) => ({
        ...section,
        words: 'chorus',
        harmony: true,
        pad: true,
        dynamics: louder(section, 0.07),
      })),
    ending: () => named('ending').map((section) => ({ ...section, words: 'ending' })),
  };
  return (score.form ?? usualForm).flatMap((name, step) =>
    steps[name]().map((section) => ({ ...section, step })),
  );
}
