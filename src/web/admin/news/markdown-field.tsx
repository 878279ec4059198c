import { useDeferredValue, useState, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

const { Part: MarkdownPreview } = lazyPart(() => import('#web/admin/news/markdown-preview.tsx'));

const paneClass = 'mt-3 @2xl:mt-0 @max-2xl:data-[state=inactive]:hidden';

/** The text and its preview: side by side where there is room, otherwise one at a time. */
export function MarkdownField({ name, ...field }: ComponentProps<typeof TextAreaField> & { name: string }) {
  const { watch } = useFormContext<Record<string, string>>();
  const [pane, setPane] = useState('write');
  const body = useDeferredValue(watch(name) ?? '');
  const { label, write, preview } = ownerText().news.editor;
  return (
    <Tabs value={pane} onValueChange={setPane} className="@container">
      <TabsList aria-label={label} className="@2xl:hidden">
        <TabsTrigger value="write">{write}</TabsTrigger>
        <TabsTrigger value="preview">{preview}</TabsTrigger>
      </TabsList>
      <div className="grid gap-x-6 @2xl:grid-cols-2">
        <TabsContent value="write" isKept tabIndex={-1} className={paneClass}>
          <TextAreaField {...field} name={name} rows={16} />
        </TabsContent>
        <TabsContent value="preview" isKept className={paneClass}>
          <p aria-hidden="true" className="mb-1.5 text-sm font-semibold @max-2xl:hidden">
            {preview}
          </p>
          <div className="min-h-40 rounded-field border border-line px-4 py-3">
            <LazyBoundary>
              <MarkdownPreview body={body} />
            </LazyBoundary>
          </div>
        </TabsContent>
      </div>
    </Tabs>
  );
}
