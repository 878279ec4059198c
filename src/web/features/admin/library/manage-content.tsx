/** The three libraries: music, videos, pictures. */
export function ManageContent() {
  return null;
}
