import { icon, withOutline } from './icon.ts';

export const GOODS_ICONS = {
  coal: icon(
    '<g transform="rotate(45)">',
    '<path class="color-main" d="M-1.3-6H1.3L1.6 12.4H-1.6Z"/>',
    '<path class="color-main" d="M-10.6-2.6Q-7.4-9.6 0-9.6T10.6-2.6Q5.6-5.9 0-5.9T-10.6-2.6Z"/>',
    '</g>',
  ),
  coalcar: icon(
    withOutline(
      '<path d="M-9.2-2-8-5.4-4.8-5.8-3.2-9 .4-9.6 2.6-7.2 5.8-7 9.2-2Z"/>',
      '<path d="M-5.4-3.4-3.4-4.6M-1.8-6.6.4-7.2M3.4-4.4 5.4-5" fill="none" stroke="#9aa0a4" stroke-width="1.1"/>',
      '<path d="M-11-2H11L8.4 6H-8.4Z" fill="#9aa0a4"/>',
      '<path d="M-5-1.6-4 5.6M5-1.6 4 5.6M0-1.6V5.6" fill="none"/>',
      '<circle cx="-4.8" cy="8" r="2.6"/><circle cx="4.8" cy="8" r="2.6"/>',
    ),
    '<circle cx="-4.8" cy="8" r="1.1" fill="#9aa0a4"/><circle cx="4.8" cy="8" r="1.1" fill="#9aa0a4"/>',
  ),
  fish: icon(
    withOutline(
      '<path class="color-pink color-main" d="M11.4 0C6.6 7.6-2.6 6.6-11-5Q-8.6 0-11 5C-2.6-6.6 6.6-7.6 11.4 0Z" fill="#ec6280"/>',
    ),
    '<circle cx="6.4" cy="-1.3" r="1.1"/>',
  ),
  mail: icon(
    withOutline(
      '<rect class="color-lightBlue color-main" x="-11" y="-7.4" width="22" height="14.8" rx="1.2" fill="#2c8dcd"/>',
      '<path d="M-10.6 7-3.2-.4M10.6 7 3.2-.4M-10.6-6.8 0 2.2 10.6-6.8" fill="none"/>',
    ),
  ),
  meat: icon(
    withOutline(
      '<path class="color-tan color-main" d="M-1.6-1.4C-5.6-1.4-8.8-3.6-10.4-8.6-13.6-1-8.4 5.2-1.6 5.2Z" fill="#cfb98a"/>',
      '<path class="color-tan color-main" d="M1.6-1.4C5.6-1.4 8.8-3.6 10.4-8.6 13.6-1 8.4 5.2 1.6 5.2Z" fill="#cfb98a"/>',
      '<path d="M-2.6-2.4Q0-3.8 2.6-2.4L2 6Q0 9.4-2 6Z"/>',
    ),
  ),
  orange: icon(
    '<circle r="11.2" fill="#ee7f1a"/><circle r="9.6" fill="#ffe9c4"/>',
    '<path d="M0-1.6-3-7.4Q0-9.6 3-7.4ZM1.4-.8 4.9-6.3Q8.3-4.8 7.9-1.1ZM1.4.8 7.9 1.1Q8.3 4.8 4.9 6.3ZM0 1.6 3 7.4Q0 9.6-3 7.4ZM-1.4.8-4.9 6.3Q-8.3 4.8-7.9 1.1ZM-1.4-.8-7.9-1.1Q-8.3-4.8-4.9-6.3Z" fill="#f9a13a" stroke="#f9a13a" stroke-width="1" stroke-linejoin="round"/>',
  ),
  steel: icon(
    '<path class="color-main" d="M-8.6-10.4H8.6V-6.6L2.6-4.8Q1.8-4.4 1.8-3.4V3.4Q1.8 4.4 2.6 4.8L8.6 6.6V10.4H-8.6V6.6L-2.6 4.8Q-1.8 4.4-1.8 3.4V-3.4Q-1.8-4.4-2.6-4.8L-8.6-6.6Z"/>',
  ),
  wheat: icon(
    '<g transform="rotate(24)" fill="#e3b04b" stroke="#7d5312" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round">',
    '<path d="M0-3Q.6 6-1.6 12" fill="none" stroke-width="1.6"/>',
    '<path d="M0 5.4C-3.4 5-4.8 2.8-4.6-.2-1.6.4 0 2.4 0 5.4ZM0 5.4C3.4 5 4.8 2.8 4.6-.2 1.6.4 0 2.4 0 5.4Z"/>',
    '<path d="M0 .9C-3.4.5-4.8-1.7-4.6-4.7-1.6-4.1 0-2.1 0 .9ZM0 .9C3.4.5 4.8-1.7 4.6-4.7 1.6-4.1 0-2.1 0 .9Z"/>',
    '<path d="M0-3.6C-3.2-4-4.4-6.2-4.2-9-1.4-8.4 0-6.6 0-3.6ZM0-3.6C3.2-4 4.4-6.2 4.2-9 1.4-8.4 0-6.6 0-3.6Z"/>',
    '<path d="M0-5.6C-2-7.6-1.8-10.2 0-12.2 1.8-10.2 2-7.6 0-5.6Z"/>',
    '</g>',
  ),
};
