import type { NewTrack } from '#shared/tracks.schema.ts';

/** What is written about a song. How it sounds, and where it stands on which release, sound/songs.ts says. */
type SongWords = {
  description: string;
  /** A line for each phrase that is sung, blank lines between verses. */
  lyrics: string;
  /** Whether the page follows the singing line by line. */
  isTimed?: boolean;
  explicit?: boolean;
  featured?: boolean;
  downloadable?: boolean;
  isrc?: string;
  links?: NewTrack['links'];
};

export const songWords: Record<string, SongWords> = {
  'Low Tide': {
    description:
      'The sea is gone out, and everything it was hiding turns out to be ordinary and rather beautiful.',
    isTimed: true,
    lyrics: `The water went out walking
and left its shoes behind
A bottle and a mooring rope
the things the careful find

Stay a little longer
the moon is in no hurry
Low tide, low light
put down what you carry`,
    isrc: 'QZVLD2500001',
  },
  'Ferry Lights': {
    description: 'For everybody who has waved at a boat without knowing anybody on it.',
    isTimed: true,
    lyrics: `Ten past ten, the ferry lights
go over like a street
I wave to people I don't know
and half of them wave at me

Somebody is going home
somebody is going
Ferry lights, ferry lights
I like the not knowing`,
    isrc: 'QZVLD2500002',
  },
  'Salt Hours': {
    description:
      'The title song, and the last one to be finished. The electric piano is older than the singer.',
    featured: true,
    isTimed: true,
    lyrics: `There is an hour made of salt
it settles on the sill
It gets into the radio
and makes the evening still

You said it was the weather
I said it was the sea
These are the salt hours
the ones they give for free

And if you ask me later
what it was we had
A window and a kettle
and the salt hours coming in`,
    isrc: 'QZVLD2500003',
    links: ['https://inesvaldemar.example/salt-hours/chords'],
  },
  'Half the Harbour': {
    description: 'The developers bought one half. This one is about the other.',
    explicit: true,
    lyrics: `They sold off half the harbour
the half that had the sun
They put a rope around it
with a sign for everyone

So bring your damn piano
set it on the stones
Half of it is still the harbour
and half of that is home`,
    isrc: 'QZVLD2500004',
  },
  'Driftwood Radio': {
    description: 'A station that only comes in when the wind is from the west.',
    lyrics: `Driftwood radio
a song from someone's kitchen
Half a word, half a wave
and static in between

Turn me to the west a little
hold the wire high
Driftwood radio
goodnight, goodnight`,
    isrc: 'QZVLD2500005',
    downloadable: false,
  },
  'Papel de Seda': {
    description: 'Oranges came wrapped in it; letters were written on it. In Portuguese.',
    isTimed: true,
    lyrics: `Papel de seda, cor de manhã
embrulha o que eu não digo
Uma laranja em cada mão
e tu ainda comigo

Devagar, devagar
que o dia é de papel
Se o dobrares com cuidado
cabe um mar dentro dele`,
  },
  'Kitchen Window': {
    description: 'Written in one go, at the window, while the coffee boiled over.',
    lyrics: `The kitchen window knows the street
the baker and the bell
It knows who has been sleeping
and it promised not to tell

Coffee on the stove again
the light is on the floor
Nothing has to happen now
it happened all before`,
  },
  Açúcar: {
    description: 'Two spoons. A song about doing without, and then not.',
    lyrics: `Açúcar no fundo da chávena
ninguém mexeu, ninguém mexeu
A tarde vem pela escada
e o que é doce adormeceu

Mexe, mexe devagar
que o fim é sempre o melhor
Açúcar, açúcar
guardo a colher, guardo o calor`,
  },
  'Nine in the Morning': {
    description: 'The most cheerful song on the record, and the only one recorded before noon.',
    lyrics: `Nine in the morning
and nobody is late
The cat is on the letterbox
the sun is on the gate

Oh, let it be ordinary
let it be just this
Nine in the morning
and toast, and lips`,
  },
  Northbound: {
    description: 'Blue hour, fast train, a pulse that is almost a heartbeat and almost a rail joint.',
    isTimed: true,
    lyrics: `Northbound, the wires rise and fall
like somebody breathing
I have a seat against the wall
and a good reason for leaving

Call me when the tunnel ends
call me when you're sleeping
Northbound, northbound
the dark is only counting`,
    isrc: 'QZVLD2600001',
    links: ['https://inesvaldemar.example/next'],
  },
  'Northbound (Quiet Version)': {
    description: 'The same train, seen from the platform. One voice, one piano.',
    lyrics: `Northbound, the wires rise and fall
like somebody breathing
I have a seat against the wall
and a good reason for leaving

Call me when the tunnel ends
call me when you're sleeping`,
    isrc: 'QZVLD2600002',
  },
  'The Small Hall': {
    description: 'Recorded in the hall it is about. The creak before the second verse is the third row.',
    lyrics: `They stack the chairs at half past ten
and sweep the songs away
But something in the ceiling
remembers what we play

In the small hall, in the small hall
the heater knows the key
Forty coats along the wall
and one of them was me`,
  },
  'Letters to Øystein': {
    description: 'He wrote back in drawings. This is the answer to the one with the lighthouse.',
    lyrics: `Dear Øystein, it's snowing here
the post comes twice a week
Your lighthouse hangs above the sink
and teaches it to speak

Write to me in pictures
I will answer in a song
Dear Øystein, dear Øystein
the winter isn't long`,
  },
  'Last Bus Waltz': {
    description: 'In three, because the bus had a bad wheel.',
    lyrics: `One more time around the square
the driver knows our names
He turns the wipers on for us
although it never rains

Last bus, last bus
nobody pulls the cord
One, two, three, and home again
and no one says a word`,
  },
};
