import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A box for content that may be too wide, such as a table. It is focusable only if it scrolls. */
export const ScrollBox = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <figure
      ref={box}
      style={{ margin: 0, overflowX: 'auto' }}
      {...(scrolls && { tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </figure>
  );
};
