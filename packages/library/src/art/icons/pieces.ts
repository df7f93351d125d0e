import { icon, withOutline } from './icon.ts';

export const PIECE_ICONS = {
  charter: icon(
    withOutline(
      '<rect x="-10.8" y="-7" width="21.6" height="14" rx="2.6" fill="#fff"/>',
      '<path class="color-red color-main" d="M-10.8-1.8V-4.4A2.6 2.6 0 0 1-8.2-7H8.2A2.6 2.6 0 0 1 10.8-4.4V-1.8Z" fill="#d50f31"/>',
    ),
  ),
  cylinder: icon(
    withOutline(
      '<path class="color-blue color-main" d="M-7.6-7.2V7.2C-7.6 11.6 7.6 11.6 7.6 7.2V-7.2Z" fill="#2165ae"/>',
      '<ellipse class="color-blue color-main" cy="-7.2" rx="7.6" ry="3.3" fill="#2165ae"/>',
    ),
  ),
  home: icon(
    withOutline(
      '<path class="color-blue color-main" d="M0-10.4 4-6.6V-9.4H6.8V-4L11 0H8.2V9.6H-8.2V0H-11Z" fill="#2165ae"/>',
      '<path d="M-2.2 9.6V3.4H2.2V9.6Z"/>',
    ),
  ),
  // Without a keyhole: figures are written on it.
  lock: icon(
    withOutline(
      '<path class="color-gray color-main" d="M-6.2 0V-4.6A6.2 6.2 0 0 1 6.2-4.6V0H3.2V-4.6A3.2 3.2 0 0 0-3.2-4.6V0Z" fill="#7e8892"/>',
      '<rect class="color-gray color-main" x="-8.4" y="-1.4" width="16.8" height="12" rx="1.8" fill="#7e8892"/>',
    ),
  ),
  'medium-city': icon('<circle r="9.6" fill="#fff" stroke="#000" stroke-width="2"/><circle r="5"/>'),
  noenter: icon(
    '<circle class="color-red color-main" r="11.4" fill="#d50f31"/>',
    '<rect x="-8" y="-2.2" width="16" height="4.4" rx=".6" fill="#fff"/>',
  ),
  share: icon(
    withOutline(
      '<rect x="-10.8" y="-7" width="21.6" height="14" rx="2.6" fill="#fff"/>',
      '<path class="color-violet color-main" d="M-4.4-7H-8.2A2.6 2.6 0 0 0-10.8-4.4V4.4A2.6 2.6 0 0 0-8.2 7H-4.4Z" fill="#694a98"/>',
    ),
  ),
  token: icon(
    withOutline(
      '<path class="color-red color-main" d="M-10.8-2V2.4C-10.8 8.6 10.8 8.6 10.8 2.4V-2Z" fill="#d50f31"/>',
      '<ellipse class="color-red color-main" cy="-2" rx="10.8" ry="4.8" fill="#d50f31"/>',
    ),
  ),
};
