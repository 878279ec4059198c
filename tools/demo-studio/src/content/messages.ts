/** What visitors wrote, the oldest first. */
export const messages = [
  {
    name: 'Hedda Lind',
    email: 'hedda@example.com',
    subject: 'The waltz at our wedding',
    message:
      'Dear Ines,\n\nwe would love to dance to the Last Bus Waltz in June. Is there a recording without the bus in it? With it would be fine too, my grandfather drove one.\n\nHedda',
    daysAgo: 143.4,
    read: true,
  },
  {
    name: 'Anselm Kuhnert',
    email: 'anselm@example.com',
    subject: 'Vinyl of Salt Hours?',
    message:
      'Your test pressing on the photo made my whole record shop jealous. Will there be copies? I would take ten, and put one in the window.',
    daysAgo: 96.7,
    read: true,
  },
  {
    name: 'Małgorzata Wiśniewska',
    email: 'malgorzata@example.com',
    subject: 'Concert in Gdańsk?',
    message:
      'Hello, I run a small series of house concerts by the water: forty chairs, one lamp, soup afterwards. Would you come in the autumn? We pay the train and a proper fee.',
    daysAgo: 61.2,
    read: true,
  },
  {
    name: 'Benoît Caradec',
    email: 'benoit@example.com',
    subject: 'Chords of Salt Hours',
    message: 'Is it a B flat with an added ninth in the chorus, or is my guitar making that up?',
    daysAgo: 33.9,
    read: true,
  },
  {
    name: 'Priya N.',
    email: 'priya@example.com',
    subject: 'Nine in the Morning and a very small choir',
    message:
      'I teach music to eight-year-olds and we would like to sing “Nine in the Morning” at the end of term. They count to five better than I do by now. May we?',
    daysAgo: 12.6,
    read: true,
  },
  {
    name: 'Radio Maré',
    email: 'redaccao@example.com',
    subject: 'Northbound in our night programme',
    message:
      'Boa noite! We would like to play “Northbound” on Thursday after midnight and talk for ten minutes on the phone. Would that work for you?',
    daysAgo: 3.3,
    read: false,
  },
  {
    name: 'Joe',
    email: 'joe@example.com',
    subject: 'Thank you',
    message: 'Heard you in the small hall. I was one of the forty coats.',
    daysAgo: 0.4,
    read: false,
  },
] as const;
