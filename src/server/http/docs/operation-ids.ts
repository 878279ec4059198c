type Name = { one: string; many: string };

const resources: Record<string, Name> = {
  '/api/tracks': { one: 'Track', many: 'Tracks' },
  '/api/releases': { one: 'Release', many: 'Releases' },
  '/api/videos': { one: 'Video', many: 'Videos' },
  '/api/shows': { one: 'Show', many: 'Shows' },
  '/api/posts': { one: 'Post', many: 'Posts' },
  '/api/about/images': { one: 'Photo', many: 'Photos' },
  '/api/messages': { one: 'Message', many: 'Messages' },
  '/api/users': { one: 'User', many: 'Users' },
  '/api/sessions': { one: 'Session', many: 'Sessions' },
  '/api/settings': { one: 'Setting', many: 'Settings' },
};

/** The names of calls that several resources have, by method and the rest of the path. */
const regular: Record<string, (name: Name) => string> = {
  'GET ': ({ many }) => `list${many}`,
  'POST ': ({ one }) => `create${one}`,
  'GET /featured': ({ one }) => `getFeatured${one}`,
  'GET /lead': ({ one }) => `getLead${one}`,
  'GET /:id': ({ one }) => `get${one}`,
  'GET /:id/neighbours': ({ one }) => `get${one}Neighbours`,
  'PUT /:id': ({ one }) => `change${one}`,
  'DELETE /:id': ({ one }) => `delete${one}`,
};

const others: Record<string, string> = {
  'GET /healthz': 'getHealth',
  'GET /api/health': 'getStorageHealth',
  'GET /readyz': 'getReadiness',
  'GET /oembed': 'getOembed',
  'GET /api/press': 'getPress',
  'PUT /api/press': 'changePress',
  'PUT /api/preview': 'startPreview',
  'DELETE /api/preview': 'endPreview',
  'GET /api/discography': 'listDiscography',
  'GET /api/upload-limits': 'getUploadLimits',
  'GET /api/notices': 'listNotices',
  'GET /api/backup': 'downloadBackup',
  'GET /api/backup/status': 'getBackupStatus',
  'GET /api/check': 'getCheck',
  'POST /api/check': 'startCheck',
  'GET /api/demo': 'getDemo',
  'GET /api/first-steps': 'getFirstSteps',
  'GET /api/overview': 'getOverview',
  'POST /api/demo': 'startDemo',
  'DELETE /api/demo': 'removeDemo',
  'GET /api/bin': 'listBin',
  'DELETE /api/bin': 'emptyBin',
  'POST /api/bin/:kind': 'moveToBin',
  'POST /api/bin/:kind/restore': 'restoreManyFromBin',
  'POST /api/bin/:kind/:id/restore': 'restoreFromBin',
  'DELETE /api/bin/:kind/:id': 'deleteForGood',
  'GET /api/disk-use': 'getDiskUse',
  'GET /api/releases/:id/zip': 'downloadRelease',
  'PUT /api/tracks': 'changeTracks',
  'PUT /api/videos': 'changeVideos',
  'PUT /api/posts': 'changePosts',
  'PUT /api/about/images': 'changePhotos',
  'PUT /api/shows': 'changeShows',
  'PUT /api/about/images/:id/position': 'movePhoto',
  'GET /api/user': 'getUser',
  'GET /api/registration': 'getRegistration',
  'POST /api/login': 'login',
  'POST /api/register': 'register',
  'POST /api/logout': 'logout',
  'PUT /api/password': 'changePassword',
  'DELETE /api/sessions': 'deleteOtherSessions',
  'GET /api/artist': 'getArtist',
  'GET /api/look': 'previewLook',
  'PUT /api/settings/:key': 'putSetting',
  'POST /api/videos/:id/view': 'countVideoView',
  'POST /api/videos/:id/thumbnail': 'makeVideoThumbnail',
  'POST /api/videos/generate-all-thumbnails': 'makeMissingThumbnails',
  'GET /api/videos/generate-all-thumbnails': 'getThumbnailProgress',
  'GET /api/settings/:key': 'getSetting',
  'POST /api/contact': 'sendMessage',
  'GET /api/messages/unread': 'countUnreadMessages',
  'PUT /api/messages/:id/read': 'markMessageRead',
  'POST /api/messages/delete': 'deleteMessages',
};

/** Generated clients name their methods after it, so a published one must not change. */
export function operationId(method: string, url: string): string | undefined {
  const named = others[`${method} ${url}`];
  if (named) return named;
  const path = Object.keys(resources).find((resource) => url === resource || url.startsWith(`${resource}/`));
  const resource = path && resources[path];
  return resource ? regular[`${method} ${url.slice(path.length)}`]?.(resource) : undefined;
}
