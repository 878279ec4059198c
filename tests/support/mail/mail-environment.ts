/** A site with mail, for `makeSite`. Nothing listens there: what it stores is not sent. */
export const mailEnvironment = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'news@artist.example',
  PUBLIC_URL: 'http://artist.example',
};
