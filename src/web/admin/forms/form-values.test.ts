import { describe, expect, it } from 'vitest';
import {
  choiceField,
  flagField,
  newSchemaOf,
  optionalTextField,
  textField,
} from '#shared/primitives/fields.schema.ts';
import { linksField } from '#shared/site/links.schema.ts';
import { formOf } from '#web/admin/forms/form-values.ts';

const schema = newSchemaOf({
  title: textField({ name: () => 'Title', min: 2, max: 10 }),
  size: choiceField(['small', 'large'], () => 'Wrong size'),
  note: optionalTextField(() => 'Note', 10),
  featured: flagField(),
  links: linksField,
});

const form = formOf(schema, {
  title: { label: () => 'Title' },
  size: { label: () => 'Size', text: (size, { title }) => `${title} is ${size}` },
  note: { label: () => 'Note', text: null },
  featured: { label: () => 'Featured' },
  links: { label: () => 'Links' },
});

describe('the form of a schema', () => {
  it('starts with the defaults of the schema', () => {
    expect(form.empty).toEqual({ title: '', size: 'small', note: '', featured: false, links: '' });
  });

  it('holds lists as lines and nothing as empty text', () => {
    const links = ['https://a.example', 'https://b.example'];
    expect(form.valuesOf({ title: 'Hi', size: 'large', note: null, featured: true, links })).toEqual({
      title: 'Hi',
      size: 'large',
      note: '',
      featured: true,
      links: links.join('\n'),
    });
  });

  it('sums up its fields by their labels', () => {
    expect(form.summaryOf({ ...form.empty, title: 'Hi', featured: true })).toEqual([
      ['Title', 'Hi'],
      ['Size', 'Hi is small'],
      ['Featured', 'Yes'],
      ['Links', ''],
    ]);
  });

  it('does not compile without one of the fields', () => {
    // @ts-expect-error -- `links` is missing
    const incomplete = formOf(schema, {
      title: { label: () => 'Title' },
      size: { label: () => 'Size' },
      note: { label: () => 'Note' },
      featured: { label: () => 'Featured' },
    });
    expect(incomplete.empty).not.toHaveProperty('links');
  });
});
