// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('in a browser no schema tries to compile code, which the content security policy would report', async () => {
  const compile = vi.fn<(code: string) => void>();
  vi.stubGlobal('Function', compile);
  const modules = Object.values(import.meta.glob('/src/shared/**/{*.schema,errors}.ts'));
  expect(modules.length).toBeGreaterThan(5);
  await Promise.all(modules.map((load) => load()));
  const { newMessageSchema } = await import('#shared/site/messages.schema.ts');
  expect(newMessageSchema.safeParse({}).success).toBe(false);
  expect(compile).not.toHaveBeenCalled();
});
