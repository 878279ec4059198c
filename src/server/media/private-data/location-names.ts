/** Names of tags that contain the recording location. */
export const namesLocation = /location|latitude|longitude|coordinates|^gps|^geo/i;
