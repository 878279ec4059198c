import { settingKeys } from '#shared/settings.ts';

/** Who signs in to the demo, where it stands by itself. */
export const demoOwner = { username: 'ines', password: 'salt-hours' };

/** Who the demo is about. The settings are written only where the owner has written none. */
export const artistSettings: Record<string, string> = {
  [settingKeys.artistName]: 'Ines Valdemar',
  [settingKeys.tagline]: 'Songs for the hour when the harbour lights come on',
  [settingKeys.aboutText]: [
    'Ines Valdemar grew up above a chandlery in a harbour town, learned guitar from a neighbour who repaired nets, and wrote her first song on the back of a ferry timetable.',
    'Since then she has sung in wooden halls, on night trains and in kitchens, in Portuguese and in English, with a nylon-string guitar, an old electric piano and whatever the room gives back.',
    '“Salt Hours”, her second album, was recorded in eleven evenings with the windows open. If you listen closely, you can hear the tide.',
  ].join('\n'),
  [settingKeys.socialUrl]: 'https://www.instagram.com/inesvaldemar.example',
  [settingKeys.profileLinks]: [
    'https://inesvaldemar.example',
    'https://inesvaldemar.bandcamp.example',
    'https://www.youtube.com/@inesvaldemar.example',
  ].join('\n'),
};
