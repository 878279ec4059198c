import { startSongs } from '#web/embed/song-player.ts';
import { startVideo } from '#web/embed/video-player.ts';

/** All that runs in a player on another site: the page comes finished, and no React with it. */
startSongs();
startVideo();
