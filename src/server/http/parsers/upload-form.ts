import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requestLimits } from '#shared/limits.ts';
import type { MediaKind } from '#shared/media.ts';
import type { Config } from '#server/config.ts';
import {
  badRequest,
  bodyTooLarge,
  Failure,
  fileEmpty,
  fileTooLarge,
  invalidFields,
  wrongContentType,
} from '#server/errors.ts';
import { disableSocketTimeout } from '#server/http/parsers/socket-timeout.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

/** What a form with files consists of. The same description receives it and documents it. */
export type UploadForm<Fields extends z.ZodObject, File extends string, Needed extends File> = {
  fields: Fields;
  files: Record<File, MediaKind>;
  /** The sentence for each file that must not be missing. */
  required: Record<Needed, string>;
  /** Whether the fields may also come alone, as JSON. */
  orJson?: boolean;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: UploadForm<z.ZodObject, string, string>;
  }
}

export function uploadForm<Fields extends z.ZodObject, File extends string, Needed extends File = never>(
  form: UploadForm<Fields, File, Needed>,
) {
  return form;
}

export async function acceptForms(api: FastifyInstance): Promise<void> {
  const { fields, files, fieldBytes } = requestLimits;
  const limits = { fields, files, parts: fields + files, fieldSize: fieldBytes, fileSize: Infinity };
  await api.register(multipart, { limits, throwFileSizeLimit: false });
  // The parser takes forms for every route around; one that wants JSON does not.
  api.addHook('preValidation', async (request) => {
    if (request.isMultipart() && request.routeOptions.schema?.body) throw wrongContentType();
  });
}

type Received<Fields extends z.ZodObject, File extends string, Needed extends File> = {
  fields: z.output<Fields>;
  /** Where each file waits; these places are empty again once the request is over. */
  files: Partial<Record<File, string>> & Record<Needed, string>;
};

/** What it takes to receive files. */
export type FormNeeds = { media: MediaStore; config: Pick<Config, 'uploadLimits'> };

/** Reads a whole form, its files into temporary files, and hands it on only when every field is right. */
export async function withForm<Fields extends z.ZodObject, File extends string, Needed extends File, T>(
  request: FastifyRequest,
  { media, config }: FormNeeds,
  form: UploadForm<Fields, File, Needed>,
  handle: (received: Received<Fields, File, Needed>) => Promise<T>,
): Promise<T> {
  const paths: string[] = [];
  const incomingPath = () => {
    const path = media.incomingPath();
    paths.push(path);
    return path;
  };
  try {
    const parts = await readParts(request, form, { media: { ...media, incomingPath }, config });
    const fields = readFields(form, parts);
    // From here on the server works, and the client can only wait.
    disableSocketTimeout(request);
    return await handle({ fields, files: parts.files as Received<Fields, File, Needed>['files'] });
  } finally {
    // What a broken disk does not let go of now goes at the next start.
    await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
  }
}

type Parts = { fields: Record<string, unknown>; files: Record<string, string> };

async function readParts(
  request: FastifyRequest,
  form: UploadForm<z.ZodObject, string, string>,
  needs: FormNeeds,
): Promise<Parts> {
  if (!request.isMultipart()) {
    if (!form.orJson) throw wrongContentType();
    return { fields: request.body as Parts['fields'], files: {} };
  }
  const parts: Parts = { fields: {}, files: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw bodyTooLarge();
        // Of a field sent twice the last one counts, as when a checkbox follows its hidden default.
        parts.fields[part.fieldname] = part.value;
        continue;
      }
      const kind = form.files[part.fieldname];
      if (!kind) throw invalidFields({ [part.fieldname]: 'No file belongs here' });
      if (parts.files[part.fieldname])
        throw invalidFields({ [part.fieldname]: 'Only one file belongs here' });
      const path = needs.media.incomingPath();
      const size = await receiveFile(needs, part, path, kind);
      // A browser sends a nameless empty file for a picker nobody used.
      if (size === 0 && !part.filename) continue;
      if (size === 0) throw fileEmpty(kind);
      parts.files[part.fieldname] = path;
    }
  } catch (error) {
    // What is still arriving is let run out, so that the client gets to read why it was refused.
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(error);
  }
  return parts;
}

async function receiveFile(
  { media, config: { uploadLimits } }: FormNeeds,
  { file }: MultipartFile,
  path: string,
  kind: MediaKind,
): Promise<number> {
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > uploadLimits[kind]) done(fileTooLarge(kind, uploadLimits));
      else done(null, chunk);
    },
  });
  await pipeline(file, count, (content: AsyncIterable<Buffer>) => media.write(path, content));
  return size;
}

/** The parser's complaints are about what was sent; the disk's are ours and stay what they are. */
function asRefusal(error: unknown): unknown {
  const isKnown = error instanceof Failure || (error instanceof Error && 'statusCode' in error);
  const isFromDisk = error instanceof Error && 'syscall' in error;
  return isKnown || isFromDisk ? error : badRequest(error);
}

function readFields<Fields extends z.ZodObject>(
  form: UploadForm<Fields, string, string>,
  { fields, files }: Parts,
): z.output<Fields> {
  const parsed = form.fields.safeParse(fields);
  const wrong: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    if (path.length === 0) throw badRequest();
    wrong[String(path[0])] ??= message;
  }
  for (const [name, message] of Object.entries(form.required)) {
    if (!files[name]) wrong[name] ??= message;
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return parsed.data as z.output<Fields>;
}
