/** The dropped files, and the accepted ones inside dropped folders. Must be called before the event ends. */
export async function droppedFiles({ items, files }: DataTransfer, accept: string): Promise<File[]> {
  const dropped = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const folders = entries.filter((entry) => entry !== null && isFolder(entry));
  if (folders.length === 0) return dropped;
  const alone = await Promise.all(entries.map((entry) => (entry && isFile(entry) ? readFile(entry) : null)));
  const inside = (await Promise.all(folders.map(filesIn))).flat();
  return [...alone.filter((file) => file !== null), ...inside.filter((file) => isAccepted(file, accept))];
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const readFile = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  // A call returns a part of the entries, and nothing at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    entries.push(...part);
  }
  const files = await Promise.all(
    entries.map((entry) => (isFolder(entry) ? filesIn(entry) : isFile(entry) ? readFile(entry) : [])),
  );
  return files.flat();
}

/** Folders also contain covers, playlists and hidden files. */
function isAccepted({ name, type }: File, accept: string): boolean {
  return accept
    .split(',')
    .some((each) =>
      each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : name.toLowerCase().endsWith(each),
    );
}
