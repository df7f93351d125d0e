import { icon, outlinedLine, withOutline } from './icon.ts';

export const SHIPPING_ICONS = {
  boat: icon(
    withOutline(
      '<path d="M0-11.2V5" fill="none" stroke-width="1.6"/>',
      '<path class="color-orange color-main" d="M1.2-10C5-7 7.8-2.6 8.6 2.6H1.2Z" fill="#e84b1c"/>',
      '<path class="color-orange color-main" d="M-1.2-7.4C-4.6-4.8-7-1.4-8 2.6H-1.2Z" fill="#e84b1c"/>',
      '<path class="color-orange color-main" d="M-10.8 4.8H10.8C9 8.8 6 10.6 2 10.6H-2C-6 10.6-9 8.8-10.8 4.8Z" fill="#e84b1c"/>',
    ),
  ),
  ferry: icon(
    '<path d="M-12 2.6H12C11.4 5.4 10 7.6 8.6 8.6H-9.4Q-11.6 6.4-12 2.6Z"/>',
    '<path d="M-9.4-1.6H8.4L9.4 1.6H-9.4ZM-8.4-.6V.8H-6.6V-.6ZM-5.2-.6V.8H-3.4V-.6ZM-2-.6V.8H-.2V-.6ZM1.2-.6V.8H3V-.6ZM4.4-.6V.8H6.2V-.6Z" fill-rule="evenodd"/>',
    '<path d="M-7-5.4H4.8L6-2.4H-7ZM-5.8-4.4V-3.2H-4V-4.4ZM-2.6-4.4V-3.2H-.8V-4.4ZM.6-4.4V-3.2H3.4V-4.4Z" fill-rule="evenodd"/>',
    '<path d="M-4.6-10.2H-.8L-1.2-6.2H-4.6ZM3-9.6H4V-6.2H3Z"/>',
    '<path d="M-11 10.6Q-8.3 9-5.5 10.6T0 10.6 5.5 10.6 11 10.6" fill="none" stroke="#000" stroke-width="1.2" stroke-linecap="round"/>',
  ),
  port: icon(
    outlinedLine(
      'M0-5.8A2.2 2.2 0 0 1 0-10.2 2.2 2.2 0 0 1 0-5.8V9M-4.2-2.6H4.2' +
        'M-8.6 2.4Q-7.6 9 0 9T8.6 2.4M-9.6 4.6-8.6 2.4-6 3.4M9.6 4.6 8.6 2.4 6 3.4',
      { color: '#2165ae', slots: 'color-stroke-blue color-stroke-main', width: 2 },
    ),
  ),
  steamboat: icon(
    '<path d="M-8 2.2H12L10.2 6.8H-3.2L-3.4 3.4H-8Z"/>',
    '<path d="M-3.6-.8H9.4V1.4H-3.6ZM-2.6-4.4H6.8V-1.6H-2.6Z"/>',
    '<path d="M3.4-11H5.2V-4.4H3.4ZM-.6-11H1.2V-4.4H-.6ZM2.9-11.8H5.7V-10.8H2.9ZM-1.1-11.8H1.7V-10.8H-1.1Z"/>',
    '<g fill="none" stroke="#000" stroke-linecap="round"><circle cx="-8" cy="2.8" r="3.8" stroke-width="1.3"/>',
    '<path d="M-11.8 2.8H-4.2M-8-1V6.6M-10.7.1-5.3 5.5M-5.3.1-10.7 5.5" stroke-width="1"/>',
    '<path d="M-11.5 9.2Q-8.6 7.6-5.8 9.2T0 9.2 5.8 9.2 11.5 9.2" stroke-width="1.3"/></g>',
  ),
};
