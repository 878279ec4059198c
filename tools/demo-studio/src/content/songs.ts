/** What is written about a song. How it sounds, and its place on which release, sound/songs.ts says. */
export type SongText = {
  description: string;
  /** A stanza for each time that a verse is sung. */
  verses: readonly string[];
  chorus: string;
  /** The last line; without it the voice only hums. */
  ending?: string;
  /** Whether the page follows the singing line by line. */
  isTimed?: boolean;
  explicit?: boolean;
  featured?: boolean;
  downloadable?: boolean;
  isrc?: string;
  links?: readonly string[];
};

const northboundVerses = [
  `Northbound, the wires rise and fall
like somebody breathing
I have a seat against the wall
and a good reason for leaving`,
  `A field, a lamp, a level crossing
somebody's kitchen going by
I wrote your name in the condensation
and watched the letters dry`,
];

export const songTexts: Record<string, SongText> = {
  'Low Tide': {
    description:
      'The sea has gone out, and everything it was hiding turns out to be ordinary and rather beautiful.',
    isTimed: true,
    verses: [
      `The water went out walking
and left its shoes behind
A bottle and a mooring rope
the things the careful find`,
      `The boats lie down like cattle
the gulls go home on foot
I found the key we threw away
inside a rubber boot`,
    ],
    chorus: `Stay a little longer
the moon is in no hurry
Low tide, low light
put down what you carry`,
    ending: 'Put down what you carry',
    isrc: 'QZVLD2500001',
  },
  'Ferry Lights': {
    description: 'For everybody who has waved at a boat without knowing anybody on it.',
    isTimed: true,
    verses: [
      `Ten past ten, the ferry lights
go over like a street
I wave to people I don't know
and half of them wave at me`,
      `A lorry and a wedding dress
a boy who cannot sleep
The engine hums the only song
that everybody keeps`,
    ],
    chorus: `Somebody is going home
somebody is going
Ferry lights, ferry lights
I like the not knowing`,
    isrc: 'QZVLD2500002',
  },
  'Salt Hours': {
    description:
      'The title song, and the last one to be finished. The piano is older than the singer, and was never quite dry.',
    featured: true,
    isTimed: true,
    verses: [
      `There is an hour made of salt
it settles on the sill
It gets into the radio
and makes the evening still`,
      `And if you ask me later
what it was we had
A window and a kettle
and the weather going mad`,
    ],
    chorus: `You said it was the weather
I said it was the sea
These are the salt hours
the ones they give for free`,
    ending: 'And the salt hours coming in',
    isrc: 'QZVLD2500003',
    links: [
      'https://open.spotify.com/track/inesvaldemar-demo-salt-hours',
      'https://music.apple.com/album/inesvaldemar-demo-salt-hours',
      'https://bandcamp.com/inesvaldemar-demo/track/salt-hours',
    ],
  },
  'Half the Harbour': {
    description: 'The developers bought one half. This one is about the other.',
    explicit: true,
    verses: [
      `They sold off half the harbour
the half that had the sun
They put a rope around it
with a sign for everyone`,
      `They offered us a parking space
a brass plate and a tree
We said we'd rather have the smell
of diesel and the sea`,
    ],
    chorus: `So bring your damn piano
set it on the stones
Half of it is still the harbour
and half of that is home`,
    isrc: 'QZVLD2500004',
  },
  'Driftwood Radio': {
    description: 'A station that only comes in when the wind is from the west.',
    verses: [
      `Driftwood radio
a song from someone's kitchen
Half a word, half a wave
and static in between`,
      `Somebody reads the weather
for an island I can't find
Sunny spells and swallows
and a light wind from behind`,
    ],
    chorus: `Turn me to the west a little
hold the wire high
Driftwood radio
goodnight, goodnight`,
    isrc: 'QZVLD2500005',
    downloadable: false,
  },
  'Papel de Seda': {
    description: 'Oranges came wrapped in it; letters were written on it. In Portuguese.',
    isTimed: true,
    verses: [
      `Papel de seda, cor de manhã
embrulha o que eu não digo
Uma laranja em cada mão
e tu ainda comigo`,
      `A luz na mesa, o pão, o chá
a rua ainda fechada
Desdobro a carta que não há
e leio a madrugada`,
    ],
    chorus: `Devagar, devagar
que o dia é de papel
Se o dobrares com cuidado
cabe um mar dentro dele`,
  },
  'Kitchen Window': {
    description: 'Written in one go, at the window, while the coffee boiled over.',
    verses: [
      `The kitchen window knows the street
the baker and the bell
It knows who has been sleeping
and it promised not to tell`,
      `A bicycle, a borrowed coat
a letter for next door
The cat looks in as if to say
I've seen all this before`,
    ],
    chorus: `Coffee on the stove again
the light is on the floor
Nothing has to happen now
it happened all before`,
  },
  Açúcar: {
    description: 'Two spoons. A song about doing without, and then not.',
    verses: [
      `Açúcar no fundo da chávena
ninguém mexeu, ninguém mexeu
A tarde vem pela escada
e o que é doce adormeceu`,
      `A vizinha canta baixo
o rádio já se calou
Eu guardo a última colher
para quem não voltou`,
    ],
    chorus: `Mexe, mexe devagar
que o fim é sempre o melhor
Açúcar, açúcar
guardo a colher, guardo o calor`,
  },
  'Nine in the Morning': {
    description: 'The most cheerful song on the record, and the only one recorded before noon.',
    verses: [
      `Nine in the morning
and nobody is late
The cat is on the letterbox
the sun is on the gate`,
      `Nine in the morning
the kettle finds its key
A neighbour with a ladder
is talking to a tree`,
      `Nine in the morning
the radio is wrong
It says that it is raining
and plays a summer song`,
    ],
    chorus: `Oh, let it be ordinary
let it be just this
Nine in the morning
and toast, and lips`,
  },
  Northbound: {
    description: 'Blue hour, fast train, a pulse that is almost a heartbeat and almost a rail joint.',
    isTimed: true,
    verses: northboundVerses,
    chorus: `Call me when the tunnel ends
call me when you're sleeping
Northbound, northbound
the dark is only counting`,
    isrc: 'QZVLD2600001',
    links: [
      'https://open.spotify.com/track/inesvaldemar-demo-northbound',
      'https://www.youtube.com/@inesvaldemar-demo',
    ],
  },
  'Northbound (Quiet Version)': {
    description: 'The same train, seen from the platform. One voice, one piano.',
    verses: northboundVerses,
    chorus: `Call me when the tunnel ends
call me when you're sleeping
Northbound, northbound
the dark is only counting`,
    isrc: 'QZVLD2600002',
  },
  'The Small Hall': {
    description: 'Recorded in the hall it is about. The knocking in the chorus is the third row.',
    verses: [
      `They stack the chairs at half past ten
and sweep the songs away
But something in the ceiling
remembers what we play`,
      `The piano has two broken keys
the tuner has the flu
We moved the song a little left
and so it carried through`,
    ],
    chorus: `In the small hall, in the small hall
the heater knows the key
Forty coats along the wall
and one of them was me`,
  },
  'Letters to Øystein': {
    description: 'He wrote back in drawings. This is the answer to the one with the lighthouse.',
    verses: [
      `Dear Øystein, it's snowing here
the post comes twice a week
Your lighthouse hangs above the sink
and teaches it to speak`,
      `Dear Øystein, the ink has frozen
I thaw it in my hand
I drew you what the river does
I hope you understand`,
    ],
    chorus: `Write to me in pictures
I will answer in a song
Dear Øystein, dear Øystein
the winter isn't long`,
  },
  'Last Bus Waltz': {
    description: 'In three, because the bus had a bad wheel.',
    verses: [
      `One more time around the square
the driver knows our names
He turns the wipers on for us
although it never rains`,
      `The baker's asleep by the window
the bride has her shoes in her hand
The lights on the hill are a ballroom
the engine's a very good band`,
    ],
    chorus: `Last bus, last bus
nobody pulls the cord
One, two, three, and home again
and no one says a word`,
  },
};
