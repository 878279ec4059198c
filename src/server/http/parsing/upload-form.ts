import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { serverText } from '#shared/language/text.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import type { MediaKind } from '#shared/media/media.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { readUploadLimits } from '#server/domain/site/upload-limits.ts';
import {
  badRequest,
  bodyTooLarge,
  Failure,
  fileEmpty,
  fileTooLarge,
  invalidFields,
  wrongContentType,
} from '#server/errors.ts';
import { disableSocketTimeout } from '#server/http/connections.ts';
import {
  deleteSentAhead,
  receiveSentAhead,
  takeSentAhead,
  type SentAhead,
  type SentAheadDeps,
} from '#server/http/parsing/sent-ahead.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

/** Describes a form with files, for receiving it and for the API description. */
export type UploadForm<Fields extends z.ZodObject, File extends string, Needed extends File> = {
  fields: Fields;
  files: Record<File, MediaKind>;
  /** The error message for each required file. */
  required: Record<Needed, () => string>;
  /** Whether the fields may also be sent alone, as JSON. */
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

export async function acceptForms(
  api: FastifyInstance,
  fieldSize: number = requestLimits.fieldBytes,
): Promise<void> {
  const { fields, files } = requestLimits;
  const limits = { fields, files, parts: fields + files, fieldSize, fileSize: Infinity };
  await api.register(multipart, { limits, throwFileSizeLimit: false });
  // The parser accepts forms for every route of the plugin; those with a JSON body must refuse them.
  api.addHook('preValidation', async (request) => {
    if (request.isMultipart() && request.routeOptions.schema?.body) throw wrongContentType();
  });
}

type Received<Fields extends z.ZodObject, File extends string, Needed extends File> = {
  fields: z.output<Fields>;
  /** The temporary path of each file, removed after the request. */
  files: Partial<Record<File, string>> & Record<Needed, string>;
};

export type FormDeps = SentAheadDeps;

/** Reads a whole form, its files into temporary files, and handles it only when every field is valid. */
export async function withForm<Fields extends z.ZodObject, File extends string, Needed extends File, T>(
  request: FastifyRequest,
  deps: FormDeps,
  form: UploadForm<Fields, File, Needed>,
  handle: (received: Received<Fields, File, Needed>) => Promise<T>,
): Promise<T> {
  const paths: string[] = [];
  const incomingPath = () => {
    const path = deps.media.incomingPath();
    paths.push(path);
    return path;
  };
  const receiving = { ...deps, media: { ...deps.media, incomingPath } };
  try {
    const parts = await readParts(request, form, receiving);
    const sentAhead = takeSentAhead(form, parts);
    const fields = readFields(form, parts, sentAhead);
    // From here on the client waits for the server.
    disableSocketTimeout(request);
    const files = { ...parts.files, ...(await receiveSentAhead(request, receiving, sentAhead)) };
    const result = await handle({ fields, files: files as Received<Fields, File, Needed>['files'] });
    await deleteSentAhead(request, deps, sentAhead);
    return result;
  } finally {
    // Files that cannot be removed now are removed at the next start.
    await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
  }
}

type Parts = { fields: Record<string, unknown>; files: Record<string, string> };

async function readParts(
  request: FastifyRequest,
  form: UploadForm<z.ZodObject, string, string>,
  deps: FormDeps,
): Promise<Parts> {
  if (!request.isMultipart()) {
    if (!form.orJson) throw wrongContentType();
    return { fields: request.body as Parts['fields'], files: {} };
  }
  const parts: Parts = { fields: {}, files: {} };
  try {
    const limits = await readUploadLimits(deps.database, deps.config);
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw bodyTooLarge();
        // The last value of a field counts, as when a checkbox follows its hidden default.
        parts.fields[part.fieldname] = part.value;
        continue;
      }
      const kind = Object.hasOwn(form.files, part.fieldname) && form.files[part.fieldname];
      if (!kind) throw invalidFields({ [part.fieldname]: serverText().errors.noFileHere });
      if (parts.files[part.fieldname])
        throw invalidFields({ [part.fieldname]: serverText().errors.oneFileHere });
      const path = deps.media.incomingPath();
      const size = await receiveFile(deps.media, part, { path, kind, limits });
      // A browser sends a nameless empty file for an unused file input.
      if (size === 0 && !part.filename) continue;
      if (size === 0) throw fileEmpty(kind);
      parts.files[part.fieldname] = path;
    }
  } catch (error) {
    // The rest of the body is read, so that the client gets to read the response.
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(error);
  }
  return parts;
}

async function receiveFile(
  media: MediaStore,
  { file }: MultipartFile,
  { path, kind, limits }: { path: string; kind: MediaKind; limits: UploadLimits },
): Promise<number> {
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits[kind]) done(fileTooLarge(kind, limits));
      else done(null, chunk);
    },
  });
  let written: Promise<void> | undefined;
  try {
    await pipeline(file, count, (content: AsyncIterable<Buffer>) => (written = media.write(path, content)));
  } finally {
    // A pipeline that fails does not wait for its last step, which may be about to create the file.
    await Promise.allSettled([written]);
  }
  return size;
}

/** Errors of the parser are the client's; errors of the disk are ours and stay as they are. */
function asRefusal(error: unknown): unknown {
  const isKnown = error instanceof Failure || (error instanceof Error && 'statusCode' in error);
  const isFromDisk = error instanceof Error && 'syscall' in error;
  return isKnown || isFromDisk ? error : badRequest(error);
}

function readFields<Fields extends z.ZodObject>(
  form: UploadForm<Fields, string, string>,
  { fields, files }: Parts,
  sentAhead: SentAhead[],
): z.output<Fields> {
  const parsed = form.fields.safeParse(fields);
  const wrong: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    if (path.length === 0) throw badRequest();
    wrong[String(path[0])] ??= message;
  }
  for (const [name, message] of Object.entries<() => string>(form.required)) {
    if (!files[name] && !sentAhead.some(({ file }) => file === name)) wrong[name] ??= message();
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return parsed.data as z.output<Fields>;
}
