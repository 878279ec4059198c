/** Audio elements request files in ranges. */
export async function rangeResponse(whole: Response, range: string | null): Promise<Response> {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || (from === '' && to === '')) return whole;
  const blob = await whole.blob();
  const start = from === '' ? Math.max(0, blob.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? blob.size - 1 : Math.min(Number(to), blob.size - 1);
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } });
  return new Response(blob.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${blob.size}`,
      'accept-ranges': 'bytes',
    },
  });
}
