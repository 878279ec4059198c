/** The dropped files, and the accepted ones inside dropped folders. Must be called before the event ends. */
export async function droppedFiles({ items, files }: DataTransfer, accept: string): Promise<File[]> {
  const dropped = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const folders = entries.filter(isFolder);
  if (folders.length === 0) return dropped;
  const alone = await Promise.all(entries.filter(isFile).map(readFile));
  const inside = await Promise.all(folders.map(filesIn));
  return [...alone.flat(), ...inside.flat().filter((file) => isAccepted(file, accept))];
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Nothing if it cannot be read: the others are still taken. */
const readFile = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  );

async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  // A call returns a part of the entries, and nothing at the end or if the folder cannot be read.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0) break;
    entries.push(...part);
  }
  const files = await Promise.all([
    ...entries.filter(isFile).map(readFile),
    ...entries.filter(isFolder).map(filesIn),
  ]);
  return files.flat();
}

/** Folders also contain covers, playlists and hidden files, such as “._01 Song.mp3” from a Mac. */
function isAccepted({ name, type }: File, accept: string): boolean {
  if (name.startsWith('.')) return false;
  return accept
    .split(',')
    .some((each) =>
      each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : name.toLowerCase().endsWith(each),
    );
}
