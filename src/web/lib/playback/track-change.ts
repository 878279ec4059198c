/** An event of the audio element: it goes on with the next track, in the same source. */
export const TRACK_CHANGE = 'trackchange';
