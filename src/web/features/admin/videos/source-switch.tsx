import type { UseFormRegisterReturn } from 'react-hook-form';

const sources = [
  { value: 'embed', label: 'Embed URL' },
  { value: 'file', label: 'Upload File' },
];

/** Where the video comes from: a page that already has it, or a file. */
export function SourceSwitch({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Video source</legend>
      <div className="inline-flex gap-1 rounded-full bg-sunk p-1">
        {sources.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex h-11 items-center rounded-full px-5 text-sm font-semibold text-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
          >
            <input {...field} type="radio" value={value} className="absolute inset-0 opacity-0" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
