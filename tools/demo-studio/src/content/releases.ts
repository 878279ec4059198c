/** The oldest first: what is uploaded last comes first on the pages. */
export const releases = [
  {
    title: 'Rooms I Sang In',
    cover: 'rooms-i-sang-in',
    releaseType: 'ep',
    releaseDate: '2023-10-20',
    uploaded: '2023-10-17T18:42:10Z',
    description:
      'Three songs, three rooms: a village hall, a school after hours, and the waiting room of a bus station that no longer has buses. Recorded live, the chairs included.',
    credits:
      'Written and sung by Ines Valdemar\nUpright piano: Tomás Leal\nRecorded by Marit Øvergård on two microphones and one battery',
    links: ['https://bandcamp.com/inesvaldemar-demo/album/rooms-i-sang-in'],
  },
  {
    title: 'Papel de Seda',
    cover: 'papel-de-seda',
    releaseType: 'ep',
    releaseDate: '2024-05-03',
    uploaded: '2024-04-29T08:15:37Z',
    description:
      'Four songs for the first hour of the day. Papel de seda is tissue paper, the kind oranges come wrapped in.',
    credits:
      'Written, sung and played by Ines Valdemar\nMixed by Joana Brito\nCover: folded, photographed and unfolded by the artist',
    links: [
      'https://bandcamp.com/inesvaldemar-demo/album/papel-de-seda',
      'https://open.spotify.com/album/inesvaldemar-demo-papel-de-seda',
    ],
  },
  {
    title: 'Salt Hours',
    cover: 'salt-hours',
    releaseType: 'album',
    releaseDate: '2025-09-12',
    uploaded: '2025-09-08T21:03:55Z',
    description:
      'Eleven evenings, one room, the windows open. Songs about what a town keeps after the last ferry has gone.',
    credits:
      'Written by Ines Valdemar\nGuitar, piano, electric piano, voice: Ines Valdemar\nBass, brushes: Tomás Leal\nRecorded and mixed by Joana Brito\nMastered by Rui Santana',
    links: [
      'https://open.spotify.com/album/inesvaldemar-demo-salt-hours',
      'https://music.apple.com/album/inesvaldemar-demo-salt-hours',
      'https://bandcamp.com/inesvaldemar-demo/album/salt-hours',
      'https://tidal.com/album/inesvaldemar-demo-salt-hours',
    ],
  },
  {
    title: 'Northbound',
    cover: 'northbound',
    releaseType: 'single',
    releaseDate: '2026-03-06',
    uploaded: '2026-03-02T17:26:19Z',
    description:
      'Written on the night train, between two phone calls that both broke off in the same tunnel.',
    credits: 'Written and produced by Ines Valdemar\nSynthesizers: Joana Brito',
    links: [
      'https://open.spotify.com/album/inesvaldemar-demo-northbound',
      'https://bandcamp.com/inesvaldemar-demo/album/northbound',
      'https://www.youtube.com/@inesvaldemar-demo',
    ],
  },
] as const;
