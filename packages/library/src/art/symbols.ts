/** A symbol in the box of the icons, black throughout. */
const symbol = (...shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12.5 -12.5 25 25">${shapes.join('')}</svg>`;

export const SYMBOL_PICTURES: Readonly<Record<string, string>> = {
  certificate: symbol(
    '<path d="M-2.6-9.9A2.8 2.8 0 0 1 2.6-9.9 2.8 2.8 0 0 1 7.2-7.2 2.8 2.8 0 0 1 9.9-2.6 2.8 2.8 0 0 1 9.9 2.6 2.8 2.8 0 0 1 7.2 7.2 2.8 2.8 0 0 1 2.6 9.9 2.8 2.8 0 0 1-2.6 9.9 2.8 2.8 0 0 1-7.2 7.2 2.8 2.8 0 0 1-9.9 2.6 2.8 2.8 0 0 1-9.9-2.6 2.8 2.8 0 0 1-7.2-7.2 2.8 2.8 0 0 1-2.6-9.9ZM0-7A7 7 0 0 0 0 7 7 7 0 0 0 0-7ZM0-5.4A5.4 5.4 0 0 1 0 5.4 5.4 5.4 0 0 1 0-5.4Z" fill-rule="evenodd"/>',
  ),
  coins: symbol(
    '<ellipse cx="5.4" cy="-8.4" rx="6.4" ry="3"/>',
    '<path d="M-1-6.4C-1-2.2 11.8-2.2 11.8-6.4V-3.6C11.8.6-1 .6-1-3.6Z"/>',
    '<path d="M3.2.8C8.4 1 11.8-.2 11.8-2.2V.6C11.8 2.6 8.4 3.8 3.2 3.6Z"/>',
    '<path d="M3.2 5C8.4 5.2 11.8 4 11.8 2V4.8C11.8 6.8 8.4 8 3.2 7.8Z"/>',
    '<path d="M3.2 9.2C8.4 9.4 11.8 8.2 11.8 6.2V9C11.8 11 8.4 12.2 3.2 12Z"/>',
    '<ellipse cx="-5.2" cy="1.4" rx="6.8" ry="3"/>',
    '<path d="M-12 3.4C-12 7.6 1.6 7.6 1.6 3.4V6.2C1.6 10.4-12 10.4-12 6.2Z"/>',
    '<path d="M-12 7.8C-12 12 1.6 12 1.6 7.8V9.4C1.6 13.4-12 13.4-12 9.4Z"/>',
  ),
  exclamation: symbol('<path d="M-2.8-12H2.8L1.8 4H-1.8Z"/><circle cy="8.8" r="3"/>'),
  info: symbol('<circle cy="-8.8" r="3"/><path d="M-4.4-4H2.6V8.6H4.8V12H-4.8V8.6H-2.4V-.6H-4.4Z"/>'),
  minus: symbol('<rect x="-11" y="-2.2" width="22" height="4.4" rx="1.2"/>'),
  'money-bill-wave': symbol(
    '<path d="M-12-6.2C-4-12 4-.4 12-6.2V6.2C4 12-4 .4-12 6.2ZM0-3.8A3 3.8 0 0 0 0 3.8 3 3.8 0 0 0 0-3.8ZM-9.8-4.6V-2.4Q-8-2.8-7.4-5.2-8.6-5.2-9.8-4.6ZM9.8 4.6V2.4Q8 2.8 7.4 5.2 8.6 5.2 9.8 4.6Z" fill-rule="evenodd"/>',
  ),
  percentage: symbol(
    '<circle cx="-7" cy="-7" r="3.2" fill="none" stroke="#000" stroke-width="2.8"/>',
    '<circle cx="7" cy="7" r="3.2" fill="none" stroke="#000" stroke-width="2.8"/>',
    '<path d="M8.2-11.4 11.2-9.2-8.2 11.4-11.2 9.2Z"/>',
  ),
  plus: symbol('<path d="M-2.2-11H2.2V-2.2H11V2.2H2.2V11H-2.2V2.2H-11V-2.2H-2.2Z"/>'),
  stop: symbol('<rect x="-10.5" y="-10.5" width="21" height="21" rx="2"/>'),
  times: symbol(
    '<path d="M0-3.2 6.8-10 10 -6.8 3.2 0 10 6.8 6.8 10 0 3.2-6.8 10-10 6.8-3.2 0-10-6.8-6.8-10Z"/>',
  ),
  university: symbol(
    '<path d="M0-12 12-6V-3.6H-12V-6Z"/>',
    '<path d="M-9.6-2.2H-6.2V6.4H-9.6ZM-4.2-2.2H-.9V6.4H-4.2ZM.9-2.2H4.2V6.4H.9ZM6.2-2.2H9.6V6.4H6.2ZM-10.8 7.6H10.8V9.4H-10.8ZM-12 9.8H12V12H-12Z"/>',
  ),
  'user-friends': symbol(
    '<circle cx="-4.6" cy="-4.6" r="4.4"/><path d="M-12.2 9.4V6.6Q-12.2 1.2-6.8 1.2H-2.4Q3 1.2 3 6.6V9.4Z"/>',
    '<path d="M2-7.4A3.6 3.6 0 1 1 3.6-1.2 6.8 6.8 0 0 0 2-7.4Z"/>',
    '<path d="M3.4 1.2H7.6Q12.2 1.2 12.2 5.8V9.4H5V6.6Q5 3.4 3.4 1.2Z"/>',
  ),
};
