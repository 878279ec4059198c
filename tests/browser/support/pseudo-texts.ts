/** What is wrong on a page in the pseudo-language. These functions run in the browser: each contains what it uses. */

/** Every text and attribute with letters that are not in brackets. Hidden texts count too: other widths show them. */
export function findLiterals(): string[] {
  /** Names that no language translates, and what the browser formats. */
  const exempt = [
    'kbd', // Keys have the names that are on the keyboard.
    'select[name="site_language"]', // Each language has its own name for itself.
    'textarea', // Code to copy, and what people have written.
    'script, style', // Not shown.
    '[aria-hidden="true"]:has(+ .sr-only)', // The mark of explicit songs is an E everywhere.
  ].join();
  const names = [
    /\bTikTok\b/, // The service of a video
    /\bChrome \p{L}+ Linux\b/u, // The browser of a sign-in
    /\S+@\S+|https:\/\/\S*|\S+\.(png|mp3|mp4|wav)/, // Addresses and names of files
    /\p{L}{3} \d{1,2}, \d{4}(, \d{1,2}:\d\d.[AP]M)?/u, // Dates are formatted by Intl.
  ];
  const tags = /<[^>]*>/g;
  const attributes = [
    ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'],
    ['placeholder', 'title', 'alt', 'label', 'data-tooltip'],
  ].flat();
  const found = new Set<string>();
  let depth = 0;
  const outside = (text: string) =>
    text
      .split(/([[\]])/)
      .filter((part) => {
        if (part === '[') depth += 1;
        if (part === ']') depth -= 1;
        return depth === 0;
      })
      .join('');
  const look = (place: string, text: string) => {
    const letters = outside(names.reduce((rest, name) => rest.replace(new RegExp(name, 'gu'), ''), text));
    if (/\p{L}/u.test(letters)) found.add(`${place}: ${text.trim()}`);
  };
  look('title', document.title);
  for (const element of document.querySelectorAll('body *'))
    for (const name of attributes) if (element.hasAttribute(name)) look(name, element.getAttribute(name)!);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    // With JavaScript, the markup inside <noscript> is a text.
    const text = texts.currentNode.nodeValue!.replace(element.localName === 'noscript' ? tags : '', '');
    if (!element.closest(exempt)) look(element.localName, text);
  }
  if (depth !== 0) found.add(`brackets that do not match: ${depth}`);
  return [...found];
}

/** Texts that are cut off, run out of their box or lie over each other, and a page wider than its window. */
export function findMisfits(): string[] {
  const TOLERANCE = 2;
  type Box = { left: number; top: number; right: number; bottom: number };
  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isLarge = (box: Box) => box.right - box.left > TOLERANCE && box.bottom - box.top > TOLERANCE;
  const contains = (outer: Box, inner: Box) =>
    inner.left >= outer.left - TOLERANCE &&
    inner.right <= outer.right + TOLERANCE &&
    inner.top >= outer.top - TOLERANCE &&
    inner.bottom <= outer.bottom + TOLERANCE;

  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY);
  const hides = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY);

  /** What is left of the boxes of a text inside everything that hides what does not fit into it. */
  const seenParts = (element: Element, boxes: Box[]) => {
    let parts = boxes;
    let isCut = false;
    let position = 'static';
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      if (scrolls(style)) break;
      if (hides(style)) {
        const box = each.getBoundingClientRect();
        if (parts.some((part) => !contains(box, part))) isCut = true;
        parts = parts.map((part) => overlap(part, box)).filter(isLarge);
      }
      position = style.position;
      if (position === 'fixed') break;
    }
    return { parts, isCut: isCut && parts.length > 0 };
  };

  /** What lies in another layer, or is scrolled, may be above or below a text. */
  const layerOf = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (/fixed|sticky/.test(style.position) || scrolls(style)) return each;
    }
    return document.body;
  };
  const blockOf = (element: Element) => {
    let each = element;
    while (/^(inline|contents)$/.test(getComputedStyle(each).display)) each = each.parentElement!;
    return each;
  };

  const misfits = new Set<string>();
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) misfits.add(`the page is ${width} px wide`);

  const shown: { element: Element; text: string; layer: Element; parts: Box[] }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement!;
    const text = node.nodeValue!.trim();
    if (text === '' || element.closest('option, script, style, noscript')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(isLarge);
    const { parts, isCut } = seenParts(element, boxes);
    if (parts.length === 0) continue;
    if (/[[\]~]/.test(text)) {
      const block = blockOf(element);
      const { left, right } = block.getBoundingClientRect();
      const isWider = boxes.some((box) => box.left < left - TOLERANCE || box.right > right + TOLERANCE);
      if (isCut) misfits.add(`cut off: ${text}`);
      else if (isWider && getComputedStyle(block).overflowX === 'visible')
        misfits.add(`wider than its ${block.localName}: ${text}`);
    }
    shown.push({ element, text, layer: layerOf(element), parts });
  }
  const canvas = document.createElement('canvas').getContext('2d')!;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (!field.checkVisibility()) continue;
    const text =
      field instanceof HTMLSelectElement
        ? field.selectedOptions[0]?.text
        : field.value === '' && field.placeholder;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (text && canvas.measureText(text).width > room + TOLERANCE)
      misfits.add(`wider than its field: ${text}`);
  }
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1))
      if (one.layer === other.layer && one.element !== other.element)
        if (one.parts.some((a) => other.parts.some((b) => isLarge(overlap(a, b)))))
          misfits.add(`overlap: ${one.text} / ${other.text}`);
  return [...misfits];
}
