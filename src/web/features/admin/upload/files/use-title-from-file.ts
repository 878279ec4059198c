import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { fileTagsQuery } from '#web/features/admin/upload/files/file-tags.ts';

type TitleField = { read: () => string; write: (title: string) => void };

/** Gives a function that writes the title found in the chosen file into a title field, if that is empty. */
export function useTitleFromFile({ read, write }: TitleField) {
  const client = useQueryClient();
  const latest = useRef<File | null>(null);
  return async (file: File | null): Promise<void> => {
    latest.current = file;
    if (!file) return;
    const { title } = await client.fetchQuery(fileTagsQuery(file));
    if (title && latest.current === file && read().trim() === '') write(title);
  };
}
