/** How many shapes are put on the page at a time: what a browser styles, lays out and paints well within 50 ms. */
const SHAPES_PER_STEP = 600;

/** How many shapes come with an element, those of the drawing that a `use` repeats included. */
const shapeCounter = (root: Element): ((element: Element) => number) => {
  const drawings = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const known = new Map<Element, number>();
  const countShapes = (element: Element): number => {
    const drawing = drawings.get(element.getAttribute('href')?.slice(1) ?? '');
    return 1 + content(element) + (drawing ? content(drawing) : 0);
  };
  const content = (element: Element): number => {
    const count =
      known.get(element) ?? [...element.children].reduce((sum, child) => sum + countShapes(child), 0);
    known.set(element, count);
    return count;
  };
  return countShapes;
};

/** What may be on the page in part. */
const DIVISIBLE = new Set(['g', 'defs']);

/** Moves what is in an element to another one and stops after every step; large groups come in parts. */
function* moveInSteps(
  from: Element,
  to: Element,
  countShapes: (element: Element) => number,
  room = { left: SHAPES_PER_STEP },
): Generator<void> {
  for (const child of [...from.children]) {
    const count = countShapes(child);
    if (count > SHAPES_PER_STEP && DIVISIBLE.has(child.localName)) {
      const shell = child.cloneNode(false) as Element;
      to.append(shell);
      yield* moveInSteps(child, shell, countShapes, room);
      continue;
    }
    if (count > room.left) {
      yield;
      room.left = SHAPES_PER_STEP;
    }
    to.append(child);
    room.left -= count;
  }
}

/** A picture in place of what an element shows, step by step. */
function* buildInSteps(svg: string, onto: Element): Generator<void> {
  // Read as a part of a page, which is as forgiving as possible: a picture with a flaw is better than none.
  const drawn = new DOMParser().parseFromString(svg, 'text/html').body.firstElementChild;
  if (!drawn) return onto.replaceChildren();
  const root = document.importNode(drawn, false);
  onto.replaceChildren(root);
  yield* moveInSteps(drawn, root, shapeCounter(drawn));
}

const finish = (steps: Generator<void>, onto: Element): void => {
  while (!steps.next().done);
  // Firefox prints the copies that `use` makes only if they were laid out before printing.
  onto.getBoundingClientRect();
};

/** Inserts a picture at once, however long the page is held up. */
export const insertAtOnce = (svg: string, onto: Element): void => finish(buildInSteps(svg, onto), onto);

/** After the next frame: a step is styled, laid out and painted before the next one comes. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resume) => {
    // A page that nobody sees has no frames.
    if (document.hidden) setTimeout(resume);
    else requestAnimationFrame(() => setTimeout(resume));
  });

/** Sheets are inserted one after another. */
let queue: Promise<void> = Promise.resolve();

/**
 * Inserts a picture into an element step by step without holding up the page, and tells when it is complete; printing does not wait.
 * The picture must have been made by the press, which escapes every text and writes no script. Gives a way to stop.
 */
export const insertPicture = (svg: string, onto: Element, complete: () => void): (() => void) => {
  const steps = buildInSteps(svg, onto);
  const stop = new AbortController();
  const end = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    complete();
  };
  const finishNow = () => {
    finish(steps, onto);
    end();
  };
  window.addEventListener('beforeprint', finishNow, { signal: stop.signal });
  queue = queue.then(async () => {
    // Whatever brought the picture has work of its own to finish.
    await new Promise((resume) => setTimeout(resume));
    while (!stop.signal.aborted && !steps.next().done) await nextFrame();
    end();
  });
  return () => stop.abort();
};
