import type { NewRelease } from '#shared/releases.schema.ts';

type DemoRelease = Pick<NewRelease, 'title' | 'releaseType' | 'releaseDate' | 'description' | 'credits'> & {
  links?: NewRelease['links'];
};

/** The oldest first: what is uploaded last stands first. */
export const releases: readonly DemoRelease[] = [
  {
    title: 'Rooms I Sang In',
    releaseType: 'ep',
    releaseDate: '2023-10-20',
    description:
      'Three songs, three rooms: a village hall, a school after hours, and the waiting room of a bus station that no longer has buses. Recorded live, the chairs included.',
    credits:
      'Written and sung by Ines Valdemar\nUpright piano: Tomás Leal\nRecorded by Marit Øvergård on two microphones and one battery',
  },
  {
    title: 'Papel de Seda',
    releaseType: 'ep',
    releaseDate: '2024-05-03',
    description:
      'Four songs for the first hour of the day. Papel de seda is tissue paper, the kind oranges come wrapped in.',
    credits:
      'Written, sung and played by Ines Valdemar\nMixed by Joana Brito\nCover: folded, photographed and unfolded by the artist',
  },
  {
    title: 'Salt Hours',
    releaseType: 'album',
    releaseDate: '2025-09-12',
    description:
      'Eleven evenings, one room, the windows open. Songs about what a town keeps after the last ferry has gone.',
    credits:
      'Written by Ines Valdemar\nNylon-string guitar, electric piano, voice: Ines Valdemar\nBass, brushes: Tomás Leal\nRecorded and mixed by Joana Brito\nMastered by Rui Santana',
    links: ['https://inesvaldemar.example/salt-hours'],
  },
  {
    title: 'Northbound',
    releaseType: 'single',
    releaseDate: '2026-03-06',
    description:
      'Written on the night train, between two phone calls that both broke off in the same tunnel.',
    credits: 'Written and produced by Ines Valdemar\nSynthesizers: Joana Brito',
  },
];
