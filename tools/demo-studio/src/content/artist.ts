/** Who the demo is about: settings of the site. */
export const artist = {
  artistName: 'Ines Valdemar',
  tagline: 'Songs for the hour when the harbour lights come on',
  aboutText: [
    'Ines Valdemar grew up above a chandlery in a harbour town, learned guitar from a neighbour who repaired nets, and wrote her first song on the back of a ferry timetable.',
    'Since then she has sung in wooden halls, on night trains and in kitchens, in Portuguese and in English, with a guitar, an old piano and whatever the room gives back.',
    '“Salt Hours”, her second album, was recorded in eleven evenings with the windows open. If you listen closely, you can hear the tide.',
  ],
  socialUrl: 'https://www.instagram.com/inesvaldemar.demo',
  profileLinks: [
    'https://open.spotify.com/artist/inesvaldemar-demo',
    'https://music.apple.com/artist/inesvaldemar-demo',
    'https://bandcamp.com/inesvaldemar-demo',
    'https://www.youtube.com/@inesvaldemar-demo',
  ],
};
