/** Shapes inserted per step: browsers style, lay out and paint this many well within 50 ms. */
const SHAPES_PER_STEP = 600;

/** Counts the shapes of an element, including shapes that a `use` repeats. */
const shapeCounter = (root: Element): ((element: Element) => number) => {
  const targets = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const counts = new Map<Element, number>();
  const countShapes = (element: Element): number => {
    const target = targets.get(element.getAttribute('href')?.slice(1) ?? '');
    return 1 + content(element) + (target ? content(target) : 0);
  };
  const content = (element: Element): number => {
    const count =
      counts.get(element) ?? [...element.children].reduce((sum, child) => sum + countShapes(child), 0);
    counts.set(element, count);
    return count;
  };
  return countShapes;
};

/** Elements that can be inserted in parts. */
const DIVISIBLE = new Set(['g', 'defs']);

/** Moves the children of an element to another one and yields after each step. Splits large groups. */
function* moveInSteps(
  from: Element,
  to: Element,
  countShapes: (element: Element) => number,
  budget = { left: SHAPES_PER_STEP },
): Generator<void> {
  for (const child of [...from.children]) {
    const count = countShapes(child);
    if (count > SHAPES_PER_STEP && DIVISIBLE.has(child.localName)) {
      const shell = child.cloneNode(false) as Element;
      to.append(shell);
      yield* moveInSteps(child, shell, countShapes, budget);
      continue;
    }
    if (count > budget.left) {
      yield;
      budget.left = SHAPES_PER_STEP;
    }
    to.append(child);
    budget.left -= count;
  }
}

/** Replaces the content of an element with a picture, step by step. */
function* buildInSteps(svg: string, onto: Element): Generator<void> {
  // Parsed as HTML, which tolerates errors: a flawed picture is better than none.
  const drawn = new DOMParser().parseFromString(svg, 'text/html').body.firstElementChild;
  if (!drawn) return onto.replaceChildren();
  const root = document.importNode(drawn, false);
  onto.replaceChildren(root);
  yield* moveInSteps(drawn, root, shapeCounter(drawn));
}

const finish = (steps: Generator<void>, onto: Element): void => {
  while (!steps.next().done);
  // Firefox prints the content of `use` only if it was laid out before printing.
  onto.getBoundingClientRect();
};

/** Inserts a picture in one step, even if that blocks the page. */
export const insertSynchronously = (svg: string, onto: Element): void =>
  finish(buildInSteps(svg, onto), onto);

/** Resolves after the next frame, when the browser has styled, laid out and painted the last step. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resume) => {
    // Hidden pages have no frames.
    if (document.hidden) setTimeout(resume);
    else requestAnimationFrame(() => setTimeout(resume));
  });

/** Pictures are inserted one after another. */
let queue: Promise<void> = Promise.resolve();

/**
 * Inserts a picture into an element step by step, without blocking the page, and calls `complete` at the end. Printing
 * completes it immediately. The picture must come from the press, which escapes all text and writes no scripts. Returns
 * a function that stops.
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
    // Lets the caller finish its own work first.
    await new Promise((resume) => setTimeout(resume));
    while (!stop.signal.aborted && !steps.next().done) await nextFrame();
    end();
  });
  return () => stop.abort();
};
