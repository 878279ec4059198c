import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodNotAllowed, pathNotFound, type Failure } from '#server/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, as it was registered. */
    routeTable: { method: string; url: string }[];
  }
}

type KnownPath = { pattern: RegExp; isExact: boolean; methods: string[] };

/** Records every route, so that a wrong method is distinguished from an unknown address. */
export function recordRoutes(app: FastifyInstance): {
  notFoundOrWrongMethod: (request: FastifyRequest) => Failure;
} {
  const known = new Map<string, KnownPath>();

  app.decorate('routeTable', []);

  app.addHook('onRoute', ({ url, method }) => {
    const path = known.get(url) ?? { pattern: patternOf(url), isExact: !/[:*]/.test(url), methods: [] };
    path.methods.push(...[method].flat());
    app.routeTable.push(...[method].flat().map((each) => ({ method: each, url })));
    known.set(url, path);
  });

  // An id that is no number makes the address unknown, or another route with a wrong method.
  app.addHook('preValidation', async (request) => {
    const { id } = request.params as { id?: string };
    if (id !== undefined && !/^\d+$/.test(id)) throw notFoundOrWrongMethod(request);
  });

  function notFoundOrWrongMethod(request: FastifyRequest): Failure {
    const path = request.url.split('?')[0] ?? '';
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(path));
    const exact = matching.filter(({ isExact }) => isExact);
    // /videos/featured matches /videos/:id too, but the methods of an id do not apply to it.
    const methods = (exact.length > 0 ? exact : matching).flatMap((found) => found.methods);
    const isWrongMethod = methods.length > 0 && !methods.includes(request.method);
    return isWrongMethod ? methodNotAllowed([...new Set(methods)].toSorted()) : pathNotFound();
  }

  return { notFoundOrWrongMethod };
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}
