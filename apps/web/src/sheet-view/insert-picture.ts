/** How many shapes are put on the page at a time: what a browser styles, lays out and paints well within 50 ms. */
const PORTION = 600;

/** How many shapes come with an element, those of the drawing that a `use` repeats included. */
const scales = (root: Element): ((element: Element) => number) => {
  const drawings = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const known = new Map<Element, number>();
  const weigh = (element: Element): number => {
    const drawing = drawings.get(element.getAttribute('href')?.slice(1) ?? '');
    return 1 + content(element) + (drawing ? content(drawing) : 0);
  };
  const content = (element: Element): number => {
    const weight = known.get(element) ?? [...element.children].reduce((sum, child) => sum + weigh(child), 0);
    known.set(element, weight);
    return weight;
  };
  return weigh;
};

/** What may be on the page in part. */
const DIVISIBLE = new Set(['g', 'defs']);

/** Moves what is in an element to another one and stops after every portion; large groups come in parts. */
function* portions(
  from: Element,
  to: Element,
  weigh: (element: Element) => number,
  room = { left: PORTION },
): Generator<void> {
  for (const child of [...from.children]) {
    const weight = weigh(child);
    if (weight > PORTION && DIVISIBLE.has(child.localName)) {
      const shell = child.cloneNode(false) as Element;
      to.append(shell);
      yield* portions(child, shell, weigh, room);
      continue;
    }
    if (weight > room.left) {
      yield;
      room.left = PORTION;
    }
    to.append(child);
    room.left -= weight;
  }
}

/** A picture in place of what an element shows, portion by portion. */
function* build(svg: string, onto: Element): Generator<void> {
  // Read as a part of a page, which is as forgiving as possible: a picture with a flaw is better than none.
  const drawn = new DOMParser().parseFromString(svg, 'text/html').body.firstElementChild;
  if (!drawn) return onto.replaceChildren();
  const root = document.importNode(drawn, false);
  onto.replaceChildren(root);
  yield* portions(drawn, root, scales(drawn));
}

/** After the next frame: a portion is styled, laid out and painted before the next one comes. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resume) => {
    // A page that nobody sees has no frames.
    if (document.hidden) setTimeout(resume);
    else requestAnimationFrame(() => setTimeout(resume));
  });

/** Sheets take turns. */
let turn: Promise<void> = Promise.resolve();

/**
 * Unfolds a picture onto an element without holding up the page, and tells when it is complete; printing does not wait.
 * The picture must have been made by the press, which escapes every text and writes no script. Gives a way to stop.
 */
export const unfold = (svg: string, onto: Element, complete: () => void): (() => void) => {
  const steps = build(svg, onto);
  const stop = new AbortController();
  const end = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    complete();
  };
  const rush = () => {
    while (!steps.next().done);
    end();
  };
  window.addEventListener('beforeprint', rush, { signal: stop.signal });
  turn = turn.then(async () => {
    // Whatever brought the picture has work of its own to finish.
    await new Promise((resume) => setTimeout(resume));
    while (!stop.signal.aborted && !steps.next().done) await nextFrame();
    end();
  });
  return () => stop.abort();
};
