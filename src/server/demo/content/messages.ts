import type { NewMessage } from '#shared/messages.schema.ts';

/** What visitors wrote; the last one is the newest. */
export const messages: readonly NewMessage[] = [
  {
    name: 'Hedda Lind',
    email: 'hedda@example.com',
    subject: 'The waltz at our wedding',
    message:
      'Dear Ines,\n\nwe would love to dance to the Last Bus Waltz in June. Is there a recording without the bus in it? With it would be fine too, my grandfather drove one.\n\nHedda',
  },
  {
    name: 'Małgorzata Wiśniewska',
    email: 'malgorzata@example.com',
    subject: 'Concert in Gdańsk?',
    message:
      'Hello, I run a small series of house concerts by the water: forty chairs, one lamp, soup afterwards. Would you come in the autumn? We pay the train and a proper fee.',
  },
  {
    name: 'Benoît Caradec',
    email: 'benoit@example.com',
    subject: 'Chords of Salt Hours',
    message: 'Is it a B minor with an added ninth in the second line, or is my guitar making that up?',
  },
  {
    name: 'Radio Maré',
    email: 'redaccao@example.com',
    subject: 'Northbound in our night programme',
    message:
      'Boa noite! We would like to play “Northbound” on Thursday after midnight and talk for ten minutes on the phone. Would that work for you?',
  },
  {
    name: 'Joe',
    email: 'joe@example.com',
    subject: 'Thank you',
    message: 'Heard you in the small hall. I was one of the forty coats.',
  },
];
