import { icon, withOutline } from './icon.ts';

export const RAILWAY_ICONS = {
  bridge: icon(
    '<g fill="none" stroke="#000" stroke-width="1.1">',
    '<path d="M-12 1.4Q-7.6-.6-5.6-7.6-3 1 0 1T5.6-7.6Q7.6-.6 12 1.4" stroke-width="1.5"/>',
    '<path d="M-8.6-.8V4M-2.8-.6V4M0 1V4M2.8-.6V4M8.6-.8V4"/>',
    '</g>',
    '<path d="M-6.8-9H-4.4V9.4H-6.8ZM4.4-9H6.8V9.4H4.4ZM-12.2 3.2H12.2V5.6H-12.2Z"/>',
  ),
  tracks: icon(
    '<g fill="none" stroke="#000" stroke-width="2.4">',
    '<path class="color-stroke-main" d="M-8.4-7.4V7.4M-2.8-7.4V7.4M2.8-7.4V7.4M8.4-7.4V7.4"/>',
    '<path class="color-stroke-main" d="M-11.8-4H11.8M-11.8 4H11.8" stroke-width="2"/>',
    '</g>',
  ),
  train: icon(
    withOutline(
      '<path d="M-8.6 8.2H8.6L7 11.4H-7Z" fill="#fff"/>',
      '<path d="M-2.4-6.4-3-11H3L2.4-6.4Z" fill="#fff"/>',
      '<circle cy=".2" r="8" fill="#fff"/>',
      '<circle class="color-red color-main" cy=".2" r="5.6" fill="#d50f31"/>',
      '<path d="M-10.4 5H10.4V8.4H-10.4Z" fill="#fff"/>',
    ),
    '<circle cy=".2" r="1.4"/><circle cx="-7" cy="6.7" r="1.9"/><circle cx="7" cy="6.7" r="1.9"/>',
  ),
  tunnel: icon(
    withOutline(
      '<path d="M-10.6 10.4V-.6A10.6 10.2 0 0 1 10.6-.6V10.4Z" fill="#fff"/>',
      '<path d="M-10.6 4.6H10.6M-10.6-.6H10.6M-7.4-7.8-3.8-4M7.4-7.8 3.8-4M0-10.8V-5" fill="none" stroke-width="1.2"/>',
      '<path class="color-main" d="M-6 10.4V.4A6 6 0 0 1 6 .4V10.4Z"/>',
    ),
  ),
};
