export const posts = [
  {
    title: 'Salt Hours, on vinyl after all',
    daysAgo: 41.2,
    picture: 'side-two',
    body: [
      'You asked, mostly from one record shop. There are **three hundred copies**, cut at half speed, with the lyrics folded inside.',
      '',
      '> I would take ten, and put one in the window.',
      '',
      'They come along to [every concert](/shows). What is left after the last one goes to the shops.',
    ],
  },
  {
    title: 'Five rooms, five evenings',
    daysAgo: 16.5,
    body: [
      'Small ones again, and by train wherever there is a train. What I bring:',
      '',
      '- one guitar, recently mended',
      '- *Salt Hours*, played from the first song to the last',
      '- two songs that have no name yet',
      '',
      'All dates are [on the page of shows](/shows), with a calendar you can subscribe to.',
    ],
  },
  {
    title: 'Northbound, after midnight',
    daysAgo: 2.3,
    track: 'Northbound',
    body: [
      'Radio Maré played “Northbound” on Thursday after midnight and asked where the tunnel is. It is between two stations that nobody gets off at.',
    ],
  },
];
